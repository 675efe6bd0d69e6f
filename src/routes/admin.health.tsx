import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { HealthScreen } from "#src/features/admin/health/health-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/health")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.health_title(),
      description: m.health_intro(),
      path: "/admin/health",
      hidden: true,
    }),
  component: HealthScreen,
});
