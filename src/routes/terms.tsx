import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { TermsPage } from "#src/features/legal/terms-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/terms")({
  head: ({ match }) =>
    pageHead(match.context.site, { title: m.legal_terms_title(), description: m.legal_terms_intro(), path: "/terms" }),
  component: TermsPage,
});
