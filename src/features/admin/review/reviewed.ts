import { LOCALES } from "#domain/kernel/locale.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { productName } from "./product-labels.ts";

/** A product as its reviewer gets it. */
export type Reviewed = ApiOutputs["review"]["product"];

/** Its name in the reviewer's language, else in the next best. */
export function nameOf({ content: { texts }, sku }: Pick<Reviewed, "content" | "sku">): string {
  return productName(Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale].name])), sku);
}
