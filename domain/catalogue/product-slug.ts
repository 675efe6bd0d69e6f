import { addressName, addressWords } from "#domain/kernel/address-words.ts";
import type { Locale } from "#domain/kernel/locale.ts";

/**
 * The last part of a product's address: its name in Latin letters and a code that keeps products of one name apart.
 * @param identity what tells the product from all others, always the same
 */
export function productSlug(name: string, identity: string): string {
  return [addressWords(name) || "product", codeOf(identity)].join("-");
}

/** The same of a product whose texts have been written. */
export function slugOfTexts({ ar, en, fr }: Record<Locale, { name: string }>, identity: string): string {
  return productSlug(addressName({ ar: ar.name, en: en.name, fr: fr.name }), identity);
}

/** Seven letters and digits of a 53-bit hash (cyrb53, public domain); addresses are unique, so a clash is refused. */
function codeOf(identity: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < identity.length; at += 1) {
    const unit = identity.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, "0").slice(-7);
}
