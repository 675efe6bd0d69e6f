import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SettingsOverview } from "#src/features/settings/settings-overview.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/settings/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_title(),
      description: m.settings_description(),
      path: "/settings",
      hidden: true,
    }),
  component: SettingsOverview,
});
