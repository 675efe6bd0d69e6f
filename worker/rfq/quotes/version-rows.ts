import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { cappedInAed } from "#domain/kernel/money.ts";
import type { QuoteSide } from "#domain/rfq/quote-machine.ts";
import { type CounterTerms, issuesOfTerms, termsInMinor } from "#domain/rfq/quote-terms.ts";
import { type PricedLine, type QuoteCharges, type QuoteTotals, quoteTotals } from "#domain/rfq/quote-totals.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { quoteLines, quoteVersions } from "#drizzle/schema/quotes.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { jsonCells, sameCells } from "#worker/platform/row-cells.ts";
import type { QuoteToTransition } from "./quote-to-transition.ts";

/** What a version takes from elsewhere than the terms that its side typed. */
export type Frame = Pick<
  typeof quoteVersions.$inferSelect,
  "currency" | "vatRate" | "validUntil" | "bindingUntil" | "rateToAed" | "rateSource" | "rateDate"
> & { side: QuoteSide };

/**
 * The rows of a new version with its lines; their amounts and totals are computed here, never taken from the caller.
 * @throws AppError BAD_INPUT below `terms`: `lines:missing_line`, `lines.<n>.line:unknown`, `discount:too_big`, `lines:too_big`
 *   where a line, the goods or the total is more than `MAX_AED_MINOR` at the version's rate
 */
export function versionRows(
  ctx: SignedInContext,
  quote: QuoteToTransition,
  terms: CounterTerms,
  frame: Frame,
): GuardedStatement[] {
  const version = quote.latestVersion + 1;
  const { unitPrices, ...charges } = termsInMinor(terms, frame.currency);
  const priced = terms.lines.map(({ offer, quantity }, at) => {
    return { offer, quantityMilli: quantity, unitPriceMinor: unitPrices[at] ?? 0 };
  });
  expectComplete(quote, terms, frame);
  const { amounts, goodsMinor, vatMinor, totalMinor } = totalsOf(priced, { ...charges, vatRate: frame.vatRate }, frame);
  const { incoterm, place, leadTimeDaysMin, leadTimeDaysMax, paymentTerms, notes } = terms;
  const head = {
    quoteId: quote.id,
    version,
    ...frame,
    incoterm,
    place,
    leadTimeDaysMin,
    leadTimeDaysMax,
    paymentTerms,
    notes,
  };
  const totals = { ...charges, goodsMinor, vatMinor, totalMinor };
  const lines = terms.lines.map((line, at) => ({ ...line, ...priced[at], amountMinor: amounts[at] ?? 0 }));
  return [
    row(quoteVersions, { ...head, ...totals, authorId: ctx.caller.userId, createdAt: ctx.now() }),
    lineRows(quote, version, lines),
  ];
}

function totalsOf(lines: readonly PricedLine[], charges: QuoteCharges, frame: Frame): QuoteTotals {
  try {
    const totals = quoteTotals(lines, charges);
    // What is stored here is converted by every reader of the request, so it has to be convertible.
    for (const sum of [...totals.amounts, totals.goodsMinor, totals.totalMinor]) cappedInAed(sum, frame);
    if (charges.discountMinor > totals.goodsMinor) throw badTerms([{ path: "discount", code: "too_big" }]);
    return totals;
  } catch (error) {
    if (error instanceof RangeError) throw badTerms([{ path: "lines", code: "too_big" }]);
    throw error;
  }
}

function expectComplete({ rfq }: QuoteToTransition, terms: CounterTerms, { currency }: Frame): void {
  const offered = new Set(terms.lines.map(({ line }) => line));
  const issues = [
    ...(rfq.lines.some((position) => !offered.has(position)) ? [{ path: "lines", code: "missing_line" }] : []),
    ...terms.lines.flatMap(({ line }, at) =>
      rfq.lines.includes(line) ? [] : [{ path: `lines.${at}.line`, code: "unknown" }],
    ),
    ...issuesOfTerms(terms, currency).map(({ path, code }) => ({ path: path.join("."), code })),
  ];
  if (issues.length > 0) throw badTerms(issues);
}

/** Named as the schema names them: below `terms`. */
export function badTerms(issues: { path: string; code: string }[]): AppError {
  return new AppError("BAD_INPUT", { issues: issues.map(({ path, code }) => ({ path: `terms.${path}`, code })) });
}

const LINE_FIELDS = [
  "line",
  "offer",
  "isSubstitute",
  "description",
  "quantityMilli",
  "unit",
  "unitPriceMinor",
  "amountMinor",
] as const;
const LINE_CELLS = jsonCells(quoteLines, "l", LINE_FIELDS);
const REPEATED_LINES = sameCells(quoteLines, [...LINE_FIELDS, "productNumber"]);

/** What a version that repeats another one takes over. */
const REPEATED = sameCells(quoteVersions, [
  "currency",
  "incoterm",
  "place",
  "leadTimeDaysMin",
  "leadTimeDaysMax",
  "paymentTerms",
  "validUntil",
  "freightMinor",
  "insuranceMinor",
  "discountMinor",
  "vatRate",
  "goodsMinor",
  "vatMinor",
  "totalMinor",
  "rateToAed",
  "rateSource",
  "rateDate",
  "notes",
]);

/** All lines in one statement; a product is named only where it is the supplier's own. */
function lineRows({ id, supplierId }: QuoteToTransition, version: number, lines: object[]): GuardedStatement {
  const productNumber = sql`(select ${products.number} from ${products}
    where ${products.id} = l.value ->> 'productId' and ${products.supplierId} = ${supplierId})`;
  const cells = { quoteId: id, version, ...LINE_CELLS, productNumber };
  return (condition) => insertEach(quoteLines, cells, sql`json_each(${JSON.stringify(lines)}) l`, condition);
}

/** The rows of a new version that repeats another one's terms in another side's name. */
export function repeatedVersionRows(
  ctx: SignedInContext,
  quote: QuoteToTransition,
  of: number,
  side: QuoteSide,
): GuardedStatement[] {
  const version = quote.latestVersion + 1;
  const isOf = sql`${quoteVersions.quoteId} = ${quote.id} and ${quoteVersions.version} = ${of}`;
  const head = { ...REPEATED, quoteId: quote.id, version, side, authorId: ctx.caller.userId, createdAt: ctx.now() };
  const lines = { ...REPEATED_LINES, quoteId: quote.id, version };
  const areOf = sql`${quoteLines.quoteId} = ${quote.id} and ${quoteLines.version} = ${of}`;
  return [
    (condition) => insertEach(quoteVersions, head, quoteVersions, sql`${isOf} and ${condition}`),
    (condition) => insertEach(quoteLines, lines, quoteLines, sql`${areOf} and ${condition}`),
  ];
}
