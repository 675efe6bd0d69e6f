import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { type Chapter, LegalPage } from "./legal-page.tsx";

const CHAPTERS: readonly Chapter[] = [
  { id: "account", title: m.legal_privacy_account_title, text: m.legal_privacy_account_text },
  { id: "guest", title: m.legal_privacy_guest_title, text: m.legal_privacy_guest_text },
  { id: "seen", title: m.legal_privacy_seen_title, text: m.legal_privacy_seen_text },
  { id: "papers", title: m.legal_privacy_documents_title, text: m.legal_privacy_documents_text },
  { id: "cookies", title: m.legal_privacy_cookies_title, text: m.legal_privacy_cookies_text },
  { id: "technical", title: m.legal_privacy_technical_title, text: m.legal_privacy_technical_text },
  { id: "kept", title: m.legal_privacy_kept_title, text: m.legal_privacy_kept_text },
  { id: "deletion", title: m.legal_privacy_deletion_title, text: m.legal_privacy_deletion_text },
];

/** What is kept of people and companies, who sees it, and for how long. */
export function PrivacyPage() {
  return (
    <LegalPage title={m.legal_privacy_title()} intro={m.legal_privacy_intro()} chapters={CHAPTERS}>
      <Button asChild variant="secondary">
        <Link to="/settings/privacy">{m.legal_own_data()}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/terms">{m.legal_terms_title()}</Link>
      </Button>
    </LegalPage>
  );
}

/** Head of the privacy policy. */
export function privacyHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.legal_privacy_title(),
    description: m.legal_privacy_intro(),
    path: "/privacy",
  });
}
