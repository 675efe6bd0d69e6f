import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { cellInCodes, isCurrency } from "./value-names.ts";

/** A number with something before or behind it. */
const SIGNED = /^(?<before>[^\d٠-٩۰-۹]*)(?<price>[\d٠-٩۰-۹](?:.*[\d٠-٩۰-۹])?)(?<behind>[^\d٠-٩۰-۹]*)$/u;

/**
 * A row whose price is written with its currency: `AED 12.50` is 12.50 where the row's currency is AED, or says none. Beside another
 * currency it stays as it is written, to be refused.
 */
export function withoutCurrencySign(cells: OwnCells): OwnCells {
  const { before = "", price = "", behind = "" } = SIGNED.exec(cells.price?.trim() ?? "")?.groups ?? {};
  const currency = cellInCodes("currency", `${before}${behind}`.trim());
  if (!isCurrency(currency) || (cells.currency?.trim() || currency) !== currency) return cells;
  return { ...cells, price, currency };
}
