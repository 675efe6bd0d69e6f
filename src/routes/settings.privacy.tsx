import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { PrivacySection } from "#src/features/settings/privacy-section.tsx";
import { SettingsSectionPage } from "#src/features/settings/settings-section-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/settings/privacy")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_privacy(),
      description: m.settings_privacy_hint(),
      path: "/settings/privacy",
      hidden: true,
    }),
  component: () => (
    <SettingsSectionPage title={m.settings_privacy()}>
      <PrivacySection />
    </SettingsSectionPage>
  ),
});
