import { CERTIFICATION_CODES, CERTIFICATIONS, type Certification } from "#domain/catalogue/product-facts.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Marks of conformity are proper names in any language; these two are words. */
const WORDS: Partial<Record<Certification, (inputs: Record<string, never>, options: { locale: Locale }) => string>> = {
  halal: m.catalogue_certification_halal,
  organic: m.catalogue_certification_organic,
};

/** Name of a product's certification, in the language of the page unless another is asked for. */
export function certificationName(code: Certification, locale = currentLocale()): string {
  return WORDS[code]?.({}, { locale }) ?? CERTIFICATIONS[code];
}

/** The same for a certification that a supplier or partner named in its own words: left as written unless known. */
export function writtenCertification(label: string): string {
  const known = CERTIFICATION_CODES.find((code) => CERTIFICATIONS[code] === label);
  return known ? certificationName(known) : label;
}
