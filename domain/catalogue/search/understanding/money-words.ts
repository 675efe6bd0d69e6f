import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import type { Word } from "../words.ts";
import { type FoundPhrase, PhraseFinder } from "./phrase-finder.ts";

const NAMES: Partial<Record<Currency, string>> = {
  AED: "aed, dh, dhs, dirham, dirhams, درهم, دراهم, درهما, درهمين, درهم إماراتي, د إ",
  SAR: "sar, riyal, riyals, ريال, ريال سعودي, ريالات, ريالا, ريالين",
  KWD: "kwd, kd, dinar, dinars, kuwaiti dinar, kuwaiti dinars, دينار, دنانير, دينارا, دينارين, دينار كويتي",
  QAR: "qar, ريال قطري",
  OMR: "omr, rial, rials, omani rial, omani rials, ريال عماني",
  BHD: "bhd, دينار بحريني",
  USD: "usd, dollar, dollars, us dollar, us dollars, دولار, دولارات, دولارا, دولارين, دولار أمريكي",
  EUR: "eur, euro, euros, يورو",
};
const SIGNS: ReadonlyMap<string, Currency> = new Map([
  [foldText("$"), "USD"],
  [foldText("€"), "EUR"],
]);
const NAMED = new PhraseFinder<Currency>(
  CURRENCIES.flatMap((currency): [Currency, string][] => {
    const names = NAMES[currency];
    return names === undefined ? [] : [[currency, names]];
  }),
);

/** The currency whose name or sign stands at `from`. */
export function currencyAt(words: readonly Word[], from: number): FoundPhrase<Currency> | undefined {
  const sign = SIGNS.get(words[from]?.term ?? "");
  return sign ? { value: sign, length: 1 } : NAMED.at(words, from);
}
