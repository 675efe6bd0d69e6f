import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SecuritySection } from "#src/features/settings/security-section.tsx";
import { SettingsSectionPage } from "#src/features/settings/settings-section-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/settings/security")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_security(),
      description: m.settings_security_hint(),
      path: "/settings/security",
      hidden: true,
    }),
  component: () => (
    <SettingsSectionPage title={m.settings_security()}>
      <SecuritySection />
    </SettingsSectionPage>
  ),
});
