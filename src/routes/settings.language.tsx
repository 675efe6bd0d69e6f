import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { LanguageSection } from "#src/features/settings/language-section.tsx";
import { SettingsSectionPage } from "#src/features/settings/settings-section-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/settings/language")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.settings_language(),
      description: m.settings_language_hint(),
      path: "/settings/language",
      hidden: true,
    }),
  component: () => (
    <SettingsSectionPage title={m.settings_language()}>
      <LanguageSection />
    </SettingsSectionPage>
  ),
});
