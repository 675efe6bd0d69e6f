import { addressName, addressWords } from "#domain/kernel/address-words.ts";
import type { CompanyNames } from "./company-texts.ts";

/**
 * The address of a company: its name in Latin letters and a code that keeps companies of one name apart.
 * @param code lower-case letters and digits
 */
export function companySlug(name: string, code: string): string {
  return `${addressWords(name) || "company"}-${code}`;
}

/** The address of a company once its names have changed: the one that it has where its words stay. */
export function renamedSlug(
  { slug, code }: { slug: string; code: string },
  before: CompanyNames,
  after: CompanyNames,
): string {
  const name = addressName(after);
  return addressWords(name) === addressWords(addressName(before)) ? slug : companySlug(name, code);
}
