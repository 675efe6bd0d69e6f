import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import type { Word } from "../words.ts";
import { PhraseFinder } from "./phrase-finder.ts";

/** A limit on the price of a unit, in whole units of a currency; the dirham where none is named. */
export interface PriceLimit {
  currency: Currency;
  below?: number;
  above?: number;
}

const BELOW = `under, below, less than, up to, max, maximum, cheaper than, not more than, no more than, moins de, moins que, jusqu'à, maximum de, sous, inférieur à,
  أقل من, اقل من, تحت, لا يزيد عن, ما يزيد عن, بحد أقصى, ارخص من, أرخص من, دون`;
const ABOVE = `above, over, more than, at least, minimum, from, plus de, au-dessus de, supérieur à, à partir de, أكثر من, اكثر من, فوق, أعلى من, لا يقل عن`;
const NAMES: Partial<Record<Currency, string>> = {
  AED: "aed, dh, dhs, dirham, dirhams, درهم, دراهم, درهم إماراتي, د إ",
  SAR: "sar, riyal, riyals, ريال, ريال سعودي, ريالات",
  KWD: "kwd, kd, دينار, دينار كويتي",
  QAR: "qar, ريال قطري",
  OMR: "omr, ريال عماني",
  BHD: "bhd, دينار بحريني",
  USD: "usd, dollar, dollars, us dollar, us dollars, دولار, دولارات, دولار أمريكي",
  EUR: "eur, euro, euros, يورو",
};

const LIMITS = new PhraseFinder<"below" | "above">(
  [
    ["below", BELOW],
    ["above", ABOVE],
  ],
  { attached: true },
);
const MONEY = new PhraseFinder<Currency>(
  CURRENCIES.flatMap((currency): [Currency, string][] => {
    const names = NAMES[currency];
    return names === undefined ? [] : [[currency, names]];
  }),
);
const AMOUNT = /^\d{1,7}$/;

/** Reads `under 5 AED`, `below 100 dhs`, `أقل من ٥ دراهم`; undefined where no limit with a currency begins. */
export function readPriceLimit(
  words: readonly Word[],
  from: number,
): { limit: PriceLimit; length: number } | undefined {
  const side = LIMITS.at(words, from);
  if (!side) return undefined;
  const at = from + side.length;
  const leading = MONEY.at(words, at);
  const amount = words[at + (leading?.length ?? 0)];
  if (!amount || !AMOUNT.test(amount.term)) return undefined;
  const behind = at + (leading?.length ?? 0) + 1;
  const trailing = leading ? undefined : MONEY.at(words, behind);
  const currency = leading?.value ?? trailing?.value;
  if (!currency) return undefined;
  const limit = { currency, [side.value]: Number(amount.term) };
  return { limit, length: behind + (trailing?.length ?? 0) - from };
}
