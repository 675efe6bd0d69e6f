import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { PrivacyPage } from "#src/features/legal/privacy-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/privacy")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.legal_privacy_title(),
      description: m.legal_privacy_intro(),
      path: "/privacy",
    }),
  component: PrivacyPage,
});
