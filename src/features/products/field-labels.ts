import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { fieldMessage, type Refusal } from "#src/ui/fields/field-messages.ts";

/** What only a product's fields can be refused for (domain/catalogue/product-form.ts, worker/catalogue/manage). */
const CODES: Record<string, () => string> = {
  below_moq: m.products_issue_below_moq,
  not_ascending: m.products_issue_not_ascending,
  not_cheaper: m.products_issue_not_cheaper,
  no_base_price: m.products_issue_no_base_price,
  precision: m.products_issue_precision,
  invalid_hs_code: m.products_issue_hs_code,
  mismatch: m.products_issue_subcategory,
  twice: m.products_issue_twice,
  unknown: m.products_issue_picture,
  fixed: m.products_issue_sku_fixed,
  taken: m.products_issue_sku_taken,
};

/** The words for a refused field of a product. */
export function productFieldLabels(refusal: Refusal, field: string): string {
  const code = String((refusal.code === "custom" ? refusal.params?.code : refusal.code) ?? "");
  const words = CODES[code];
  if (words) return words();
  if (code === "not_a_multiple") return multipleLabels(refusal.params ?? {});
  if (field === "leadTime") return m.products_issue_lead_time();
  if (/(^|\.)price$/.test(field) && code === "invalid_format") return m.products_issue_price();
  return fieldMessage(refusal);
}

function multipleLabels({ multiple, next }: Record<string, unknown>): string {
  const locale = currentLocale();
  return m.products_issue_multiple({
    multiple: formatNumber(Number(multiple), locale),
    next: formatNumber(Number(next), locale),
  });
}
