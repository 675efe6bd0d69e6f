import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { VerifyScreen } from "#src/features/documents/verify-screen.tsx";
import { readVerifySearch } from "#src/features/documents/verify-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/verify")({
  validateSearch: readVerifySearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.documents_verify_title(),
      description: m.documents_verify_intro(),
      path: "/verify",
    }),
  component: () => <VerifyScreen search={Route.useSearch()} />,
});
