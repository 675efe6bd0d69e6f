import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { NotificationsSection } from "#src/features/settings/notifications-section.tsx";
import { SettingsSectionPage } from "#src/features/settings/settings-section-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/settings/notifications")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_notifications(),
      description: m.settings_notifications_hint(),
      path: "/settings/notifications",
      hidden: true,
    }),
  component: () => (
    <SettingsSectionPage title={m.settings_notifications()}>
      <NotificationsSection />
    </SettingsSectionPage>
  ),
});
