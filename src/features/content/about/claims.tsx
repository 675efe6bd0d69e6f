import { Link } from "@tanstack/react-router";
import { BadgeCheck, ExternalLink } from "lucide-react";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";

/** Something the platform says of itself, with the page that proves it where there is one. */
export interface Claim {
  id: string;
  title: string;
  description: string;
  evidenceUrl: string | null;
  /** The language the texts are really in. */
  textLocale: Locale;
}

/** Certificates and memberships; nothing at all while none is written. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <Section title={m.content_about_claims_title()} intro={m.content_about_claims_intro()}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One claim with its evidence. */
export function ClaimCard({ claim }: { claim: Claim }) {
  return (
    <div className="flex h-full flex-col gap-2 rounded-xl border border-sand-200 bg-white p-6 shadow-card">
      <div className="grid gap-2" {...languageOf(claim.textLocale)}>
        <BadgeCheck aria-hidden size={28} className="text-brass-600" />
        <h3 className="text-gulf-900 text-lg">
          {claim.title} <LanguageTag locale={claim.textLocale} />
        </h3>
        <p className="text-sand-700 text-sm">{claim.description}</p>
      </div>
      <p className="mt-auto pt-2">
        <Evidence evidenceUrl={claim.evidenceUrl} />
      </p>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center gap-2 font-bold text-gulf-700 text-sm underline underline-offset-4";

function Evidence({ evidenceUrl }: Pick<Claim, "evidenceUrl">) {
  if (evidenceUrl === null) {
    return (
      <Link to="/contact" className={LINK}>
        {m.content_about_claims_on_request()}
      </Link>
    );
  }
  return (
    <a href={evidenceUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
      {m.content_about_claims_evidence()} <ExternalLink aria-hidden size={16} />
    </a>
  );
}
