import { Link } from "@tanstack/react-router";
import { LOCALES } from "#domain/kernel/locale.ts";
import { missingTexts } from "#domain/suppliers/company-texts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { Company } from "../use-company.ts";
import { LanguageProgress } from "./language-progress.tsx";

/** Leads from the application to the page that buyers read, and says how far it is in each language. */
export function ProfileInvite({ company }: { company: Company }) {
  const isWhole = LOCALES.every((locale) => missingTexts(company.written, locale).length === 0);
  return (
    <Panel
      title={m.company_profile_invite()}
      intro={isWhole ? m.company_profile_invite_done() : m.company_profile_invite_text()}
    >
      <LanguageProgress written={company.written} />
      <Button asChild variant="secondary" className="max-sm:w-full sm:justify-self-start">
        <Link to="/supplier-dashboard/profile">{m.company_profile_edit()}</Link>
      </Button>
    </Panel>
  );
}
