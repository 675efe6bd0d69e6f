import { linesOf } from "#domain/content/listed-lines.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { ClaimCard } from "#src/features/content/about/claims.tsx";
import { PartnerCard } from "#src/features/content/partners/partner-card.tsx";
import { readTipCategory } from "#src/features/content/tips/tip-category.ts";
import { TipPreview } from "#src/features/content/tips/tip-preview.tsx";

type Typed = Record<string, unknown>;

/** What is typed into a tip's form as its page shows it. */
export function previewTip(values: Typed, locale: Locale) {
  const text = textsIn(values, locale);
  const category = readTipCategory(values.category) ?? "negotiation";
  const tip = { category, title: text("title"), summary: text("summary"), textLocale: locale };
  return <TipPreview tip={tip} content={text("content")} />;
}

/** The same of a partner. */
export function previewPartner(values: Typed, locale: Locale) {
  const text = textsIn(values, locale);
  const partner = {
    id: "preview",
    country: String(values.country || "AE"),
    partnerSince: Number(values.partnerSince) || new Date().getFullYear(),
    certifications: linesOf(String(values.certifications ?? "")),
    name: text("name"),
    specialties: linesOf(text("specialties")),
    description: text("description"),
    textLocale: locale,
  };
  return (
    <div className="max-w-md">
      <PartnerCard partner={partner} />
    </div>
  );
}

/** The same of a claim. */
export function previewClaim(values: Typed, locale: Locale) {
  const text = textsIn(values, locale);
  const evidenceUrl = /^https?:\/\//i.test(String(values.evidenceUrl)) ? String(values.evidenceUrl) : null;
  const claim = {
    id: "preview",
    title: text("title"),
    description: text("description"),
    evidenceUrl,
    textLocale: locale,
  };
  return (
    <div className="max-w-md">
      <ClaimCard claim={claim} />
    </div>
  );
}

function textsIn(values: Typed, locale: Locale): (name: string) => string {
  return (name) => String(values[`${name}_${locale}`] ?? "").trim();
}
