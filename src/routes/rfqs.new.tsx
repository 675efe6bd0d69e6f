import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { NewRequestScreen } from "#src/features/rfq/form/new-request-screen.tsx";
import { readNewRequestSearch } from "#src/features/rfq/form/request-source.ts";
import { pageHead } from "#src/lib/page-head.ts";

/** Open to guests, who confirm by mail. */
export const Route = createFileRoute("/rfqs/new")({
  validateSearch: readNewRequestSearch,
  loader: () =>
    import("#src/features/rfq/form/late-new-request.ts").then(({ lateNewRequest }) => lateNewRequest.load()),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.rfqs_form_title(),
      description: m.rfqs_form_intro(),
      path: "/rfqs/new",
      hidden: true,
    }),
  component: NewRequestScreen,
});
