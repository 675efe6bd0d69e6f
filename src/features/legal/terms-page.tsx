import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { type Chapter, LegalPage } from "./legal-page.tsx";

const CHAPTERS: readonly Chapter[] = [
  { id: "market", title: m.legal_terms_market_title, text: m.legal_terms_market_text },
  { id: "account", title: m.legal_terms_account_title, text: m.legal_terms_account_text },
  { id: "review", title: m.legal_terms_review_title, text: m.legal_terms_review_text },
  { id: "content", title: m.legal_terms_content_title, text: m.legal_terms_content_text },
  { id: "quotes", title: m.legal_terms_quotes_title, text: m.legal_terms_quotes_text },
  { id: "payment", title: m.legal_terms_payment_title, text: m.legal_terms_payment_text },
  { id: "forbidden", title: m.legal_terms_forbidden_title, text: m.legal_terms_forbidden_text },
  { id: "changes", title: m.legal_terms_changes_title, text: m.legal_terms_changes_text },
];

/** What the service does and asks of those who use it. */
export function TermsPage() {
  return (
    <LegalPage title={m.legal_terms_title()} intro={m.legal_terms_intro()} chapters={CHAPTERS}>
      <Button asChild variant="secondary">
        <Link to="/privacy">{m.legal_privacy_title()}</Link>
      </Button>
    </LegalPage>
  );
}

/** Head of the terms of service. */
export function termsHead(site: SiteFacts) {
  return pageHead(site, { title: m.legal_terms_title(), description: m.legal_terms_intro(), path: "/terms" });
}
