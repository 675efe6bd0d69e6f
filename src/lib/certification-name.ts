import { CERTIFICATION_CODES, CERTIFICATIONS, type Certification } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Marks of conformity are proper names in any language; these two are words. */
const WORDS: Partial<Record<Certification, () => string>> = {
  halal: m.catalogue_certification_halal,
  organic: m.catalogue_certification_organic,
};

/** Name of a product's certification in the language of the page. */
export function certificationName(code: Certification): string {
  return WORDS[code]?.() ?? CERTIFICATIONS[code];
}

/** The same for a certification that a supplier or partner named in its own words: left as written unless known. */
export function writtenCertification(label: string): string {
  const known = CERTIFICATION_CODES.find((code) => CERTIFICATIONS[code] === label);
  return known ? certificationName(known) : label;
}
