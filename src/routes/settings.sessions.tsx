import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SessionsSection } from "#src/features/settings/sessions-section.tsx";
import { SettingsSectionPage } from "#src/features/settings/settings-section-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/settings/sessions")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_sessions(),
      description: m.settings_sessions_hint(),
      path: "/settings/sessions",
      hidden: true,
    }),
  component: () => (
    <SettingsSectionPage title={m.settings_sessions()}>
      <SessionsSection />
    </SettingsSectionPage>
  ),
});
