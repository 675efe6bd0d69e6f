import { MapPin } from "lucide-react";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { writtenCertification } from "#src/vocabulary/certification-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";

export interface Partner {
  id: string;
  country: string;
  /** Year in which the partnership began. */
  partnerSince: number;
  certifications: string[];
  name: string;
  specialties: string[];
  description: string;
  textLocale: Locale;
}

/** One partner: who, where, what, since when (spec §3). */
export function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <article className="flex h-full flex-col gap-4 rounded-xl border border-sand-200 bg-white p-6 shadow-card">
      <header className="grid gap-1">
        <p className="flex items-center gap-1.5 text-sand-600 text-sm">
          <MapPin aria-hidden size={16} className="shrink-0 text-brass-600" />
          {countryName(partner.country)}
        </p>
        <h3 className="text-gulf-900 text-xl" {...languageOf(partner.textLocale)}>
          {partner.name} <LanguageTag locale={partner.textLocale} />
        </h3>
      </header>
      <p className="text-sand-700" {...languageOf(partner.textLocale)}>
        {partner.description}
      </p>
      <dl className="mt-auto grid gap-3 border-sand-200 border-t pt-4">
        <Fact label={m.content_partners_specialties()}>
          {partner.specialties.map((specialty) => (
            <Badge key={specialty} tone="gulf">
              <span {...languageOf(partner.textLocale)}>{specialty}</span>
            </Badge>
          ))}
        </Fact>
        <Fact label={m.content_partners_certifications()}>
          {partner.certifications.map((certification) => (
            <Badge key={certification} tone="brass">
              <Ltr>{writtenCertification(certification)}</Ltr>
            </Badge>
          ))}
        </Fact>
        <Fact label={m.content_partners_duration()}>
          <span className="font-bold text-gulf-900">{durationLabels(partner.partnerSince)}</span>
          <span className="text-sand-600 text-sm">
            {m.content_partners_since({ year: String(partner.partnerSince) })}
          </span>
        </Fact>
      </dl>
    </article>
  );
}

function durationLabels(since: number): string {
  const years = partnershipYears(since, Date.now());
  if (years === 0) return m.content_partners_new();
  return m.content_partners_years({ count: years, number: formatNumber(years, currentLocale()) });
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <dt className="text-sand-600 text-sm">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-1.5">{children}</dd>
    </div>
  );
}

/**
 * Whole calendar years of a partnership.
 * @param since the year it began
 * @param now time in milliseconds; the year is that of UTC, so that server and browser agree
 * @returns 0 for one that began this year or, by mistake, later
 */
export function partnershipYears(since: number, now: number): number {
  return Math.max(0, new Date(now).getUTCFullYear() - since);
}
