import { SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import type { RefusedKind } from "#domain/rfq/refused-kinds.ts";
import { currentLocale } from "#i18n/locale.ts";

/** What a company refused: the words of the goods, or the name of their sub-category. */
export function refusedName({ kind, value, label }: { kind: RefusedKind; value: string; label: string }): string {
  const slug = kind === "subcategory" ? SUBCATEGORY_SLUGS.find((one) => one === value) : undefined;
  return slug ? subcategoryName(slug, currentLocale()) : label || value;
}
