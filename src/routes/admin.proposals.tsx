import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ProposalListScreen } from "#src/features/admin/proposals/proposal-list-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/proposals")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.operators_second_title(),
      description: m.operators_second_description(),
      path: "/admin/proposals",
      hidden: true,
    }),
  component: ProposalListScreen,
});
