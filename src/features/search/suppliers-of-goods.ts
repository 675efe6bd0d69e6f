import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";

interface SuppliersOfGoods {
  goods: string;
  count: number;
  isLowerBound: boolean;
}

/** How many companies sell some goods, in words: "12 suppliers of “dates”". */
export function suppliersOfGoods({ goods, count, isLowerBound }: SuppliersOfGoods): string {
  if (isLowerBound) return m.search_beside_suppliers_at_least({ number: formatNumber(count, currentLocale()), goods });
  return m.search_beside_suppliers({ ...counted(count), goods });
}
