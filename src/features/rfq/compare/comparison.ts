import type { Currency } from "#domain/kernel/currency.ts";
import { converted, exactOrNull, inAed, RATE_UNIT, type Rate } from "#domain/kernel/money.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** A request with all quotes that came for it. */
type Comparison = ApiOutputs["quotes"]["compare"];
export type Compared = Comparison["quotes"][number];
/** What was asked for, and the currency in which its quotes are read. */
export type Asked = Omit<Comparison, "quotes">;

/** The currency in which a comparison is read, with what one unit of it is worth. */
export type ReadIn = Pick<Comparison["money"], "currency" | "rateToAed">;

const AED = { currency: "AED", rateToAed: RATE_UNIT } as const;

/** An amount in fils of AED as it is read; null where it is no exact number. */
export function readIn(aedMinor: number, money: ReadIn): number | null {
  return money.currency === "AED" ? aedMinor : convertedOrNull(aedMinor, AED, money);
}

/** In what a quote's own sums at the door are read: those in its own currency go back at the rate that they came by. */
export function readInOf({ terms }: Pick<Compared, "terms">, money: ReadIn): ReadIn {
  return terms.currency === money.currency ? { currency: terms.currency, rateToAed: terms.rateToAed } : money;
}

/** An amount as the reader typed it, in fils of AED. */
export function typedIn(minor: number, money: ReadIn): number {
  return money.currency === "AED" ? minor : converted(minor, money, AED);
}

/** What a quote says in its own currency, as it is read: at the rate frozen in it, or none where it is the same currency. */
export function quotedIn(
  minor: number,
  terms: { currency: Currency; rateToAed: number },
  money: ReadIn,
): number | null {
  return terms.currency === money.currency ? minor : convertedOrNull(minor, terms, money);
}

/**
 * An amount in fils of AED at the rate frozen in its quote, by which what is quoted is ranked: by today's rate of the reader's
 * currency another quote would be the best in each. Null where it is no exact number.
 */
export function rankedBy(minor: number, terms: Rate): number | null {
  return Number.isSafeInteger(minor) && Number.isSafeInteger(terms.rateToAed)
    ? exactOrNull(() => inAed(minor, terms))
    : null;
}

/** Rows that another version wrote may hold what is no number. */
function convertedOrNull(minor: number, from: Rate, to: Rate): number | null {
  const isNumber = [minor, from.rateToAed, to.rateToAed].every(Number.isSafeInteger);
  return isNumber ? exactOrNull(() => converted(minor, from, to)) : null;
}

/** The terms of the quotes that still count, each once: more than one, and their own sums can't be set against each other. */
export function incotermsOf(quotes: readonly Compared[]): string[] {
  return [...new Set(quotes.map(({ terms }) => terms.incoterm))];
}

type Line = Compared["lines"][number];
type AskedLine = Asked["asked"][number];

/** True where a line is quoted for just what was asked, or nobody can read what that was. */
export function isSameQuantity(offered: Line, { quantityMilli, unit }: AskedLine): boolean {
  return quantityMilli === null || (offered.quantityMilli === quantityMilli && offered.unit === unit);
}

/** True for a quote of just what was asked for: of another quantity the total says nothing. */
export function isOfAskedQuantity({ lines }: Compared, { asked }: Pick<Asked, "asked">): boolean {
  return asked.every((line) => {
    const offered = lines.find((one) => one.line === line.position && one.offer === 1);
    return !offered || isSameQuantity(offered, line);
  });
}

/** False where a line is quoted by the piece here and by the carton there: what one of them costs says nothing. */
export function areUnitsAlike(quotes: readonly Compared[]): boolean {
  const units = quotes.flatMap(({ lines }) =>
    lines.flatMap(({ line, offer, unit }) => (offer === 1 ? [`${line} ${unit}`] : [])),
  );
  return new Set(units).size === new Set(units.map((unit) => unit.split(" ")[0])).size;
}
