import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { OverviewScreen } from "#src/features/admin/overview-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_title(),
      description: m.admin_description(),
      path: "/admin",
      hidden: true,
    }),
  component: OverviewScreen,
});
