import { leastQuantity, type QuantityRule } from "#domain/catalogue/order-quantity.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

const BY_CODE: Record<string, () => string> = {
  precision: m.dashboard_prices_bad_precision,
  below_moq: m.dashboard_prices_bad_below_moq,
  not_ascending: m.dashboard_prices_bad_ascending,
  not_cheaper: m.dashboard_prices_bad_cheaper,
  no_base_price: m.dashboard_prices_bad_no_base,
};

/** The words for what is wrong with a field of a row; undefined while it is fine. */
export function issueLabels(issues: Record<string, string>, path: string, rule?: QuantityRule): string | undefined {
  const code = issues[path];
  if (code === undefined) return undefined;
  const words = BY_CODE[code];
  if (words) return words();
  if (code === "not_a_multiple" && rule) return multipleLabels(rule);
  if (path === "moq") return m.dashboard_prices_bad_moq();
  if (path === "leadTime") return m.dashboard_prices_bad_lead();
  return path.endsWith("minQuantity") ? m.dashboard_prices_bad_quantity() : m.dashboard_prices_bad_price();
}

function multipleLabels(rule: QuantityRule): string {
  const locale = currentLocale();
  const next = Number.isNaN(rule.moq) ? rule.multiple : leastQuantity(rule);
  return m.dashboard_prices_bad_multiple({
    multiple: formatNumber(rule.multiple, locale),
    next: formatNumber(next, locale),
  });
}
