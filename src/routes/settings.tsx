import { createFileRoute, Outlet } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

/** All of the settings are private. The head names the page while it is not alive; each section has one of its own. */
export const Route = createFileRoute("/settings")({
  ssr: false,
  beforeLoad: requireSession,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_title(),
      description: m.settings_description(),
      path: "/settings",
      hidden: true,
    }),
  component: Outlet,
});
