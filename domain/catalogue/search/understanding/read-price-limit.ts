import type { Currency } from "#domain/kernel/currency.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import type { Word } from "../words.ts";
import { COUNTED_WORDS, UNIT_WORDS } from "./measure-words.ts";
import { currencyAt } from "./money-words.ts";
import { PLACES } from "./origin-words.ts";
import { PhraseFinder } from "./phrase-finder.ts";
import { readAmount } from "./read-measure.ts";
import { MEASURED_IN, tradeLength } from "./trade-words.ts";

/** A limit on the price of a unit, in whole units of a currency and parts of them. */
export interface PriceLimit {
  currency: Currency;
  below?: number;
  above?: number;
}

type Side = "below" | "above" | "between";
interface LimitWord {
  side: Side;
  /** A price is meant even with no currency beside the number; others limit sizes and orders too: max 5, minimum 100. */
  isOfPrices?: true;
}

const BELOW = `under, below, less than, cheaper than, moins de, moins que, inférieur à, أقل من, اقل من, تحت, ارخص من, أرخص من, دون`;
const AT_MOST = `up to, max, maximum, not more than, no more than, jusqu'à, maximum de, sous, لا يزيد عن, ما يزيد عن, بحد أقصى`;
const ABOVE = `above, over, more than, plus de, au-dessus de, supérieur à, أكثر من, اكثر من, فوق, أعلى من`;
const AT_LEAST = `at least, minimum, from, à partir de, لا يقل عن`;
const BETWEEN = "between, entre, بين, ما بين, من, de";
const LIMITS = new PhraseFinder<LimitWord>(
  [
    [{ side: "below", isOfPrices: true }, BELOW],
    [{ side: "below" }, AT_MOST],
    [{ side: "above", isOfPrices: true }, ABOVE],
    [{ side: "above" }, AT_LEAST],
    [{ side: "between" }, BETWEEN],
  ],
  { attached: true },
);
/** Between the ends of a range. */
export const UP_TO: ReadonlySet<string> = new Set(["and", "to", "et", "à", "و", "إلى", "-", "–"].map(foldText));
const PERCENT = foldText("%");
const MOST_DIGITS = 7;

/**
 * Reads `under 2.50 AED`, `below $5`, `moins de 1 000 dirhams`, `between 5 and 10 AED`, `أقل من ٥ دراهم`; undefined where
 * no limit on a price begins. The dirham is meant where no currency is named: "dates under 5", but not "under 5 kg",
 * "under 5 cartons" or "under 5 years", nor behind a word that may limit a size or an order as well: "minimum 100".
 */
export function readPriceLimit(
  words: readonly Word[],
  from: number,
): { limit: PriceLimit; length: number } | undefined {
  const word = LIMITS.at(words, from);
  const first = word && readMoney(words, from + word.length);
  if (!word || !first) return undefined;
  const { side, isOfPrices } = word.value;
  const last = side === "below" ? undefined : readUpperEnd(words, first.next);
  const currency = first.currency ?? last?.currency;
  if (last && currency)
    return { limit: { currency, above: first.amount, below: last.amount }, length: last.next - from };
  if (side === "between") return undefined;
  const length = first.next - from;
  if (first.currency) return { limit: { currency: first.currency, [side]: first.amount }, length };
  return isOfPrices && !isCounted(words, first) && isEnd(words, first.next)
    ? { limit: { currency: "AED", [side]: first.amount }, length }
    : undefined;
}

/** How many words from here lead in the limit of a number, whatever it limits: under 5 kg, minimum 100. */
export function limitWordLength(words: readonly Word[], from: number): number {
  const word = LIMITS.at(words, from);
  const isLimit = word && word.value.side !== "between" && readMoney(words, from + word.length);
  return isLimit ? word.length : 0;
}

interface Money {
  amount: number;
  currency: Currency | undefined;
  /** What stands at the number without a space and is no currency. */
  letters: Word | undefined;
  /** Place of the first word behind it. */
  next: number;
}

/** `5`, `2.50 AED`, `$5`, `5aed`, `1 000 dirhams`. */
function readMoney(words: readonly Word[], at: number): Money | undefined {
  const leading = currencyAt(words, at);
  const from = at + (leading?.length ?? 0);
  const figure = readAmount(words, from, (next) => currencyAt(words, next) !== undefined);
  if (!figure || figure.number.length > MOST_DIGITS || !Number.isFinite(Number(figure.number))) return undefined;
  const { number, letters, length } = figure;
  const next = from + length;
  const amount = Number(number);
  if (letters !== undefined) {
    const glued = leading ? undefined : currencyAt([letters], 0);
    return { amount, currency: leading?.value ?? glued?.value, letters: glued ? undefined : letters, next };
  }
  const trailing = leading ? undefined : currencyAt(words, next);
  return { amount, currency: leading?.value ?? trailing?.value, letters, next: next + (trailing?.length ?? 0) };
}

/** `and 10 AED`, `to 10 AED`, `و١٠ دراهم`. */
function readUpperEnd(words: readonly Word[], at: number): Money | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (UP_TO.has(word.term)) return readMoney(words, at + 1);
  if (!/^و\d/.test(word.term)) return undefined;
  return readMoney([...words.slice(0, at), { ...word, term: word.term.slice(1) }, ...words.slice(at + 1)], at);
}

/** Whether nothing stands at a place that a number before it may be of: chairs under 50, but not under 3 years, under 500 naira. */
function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.isSymbol || word.isStopWord || PLACES.at(words, at) || LIMITS.at(words, at)) return true;
  return !MEASURED_IN.at(words, at) && tradeLength(words, at, () => false) > 0;
}

/** Whether a number without a currency tells how large or how many, or is a part of a name: 5 kg, 10 pcs, 20 %, 4k. */
function isCounted(words: readonly Word[], { letters, next }: Money): boolean {
  if (letters !== undefined || words[next]?.term === PERCENT || /^\d/.test(words[next]?.term ?? "")) return true;
  const behind =
    words[next]?.surface === "à" ? undefined : (UNIT_WORDS.at(words, next) ?? COUNTED_WORDS.at(words, next));
  return behind !== undefined;
}
