import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { exactOrNull, inAed, RATE_UNIT } from "#domain/kernel/money.ts";
import { UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { assumptionsOf, type LandedOverrides, landedCost } from "#domain/rfq/landed-cost.ts";
import { assumedRates } from "#domain/rfq/landed-rates.ts";
import type { CompareInput } from "#domain/rfq/quote-verbs.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { wideningOf } from "#domain/rfq/widening.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { quoteLines, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { responsesOf } from "#worker/suppliers/responses-sql.ts";
import { IS_DIRECT } from "../matching/stored-wanted.ts";
import { selectLines } from "../request-parts.ts";
import { quoteActionsOf } from "./quote-actions.ts";
import { selectSummaries, summaryOf } from "./quote-summary.ts";
import { selectRate } from "./rate-of-today.ts";
import { quoteLineColumns } from "./read-thread.ts";

const COMPARED = ["sent", "countered", "accepted", "expired", "not_selected"] as const;

const termColumns = {
  quoteId: quoteVersions.quoteId,
  currency: quoteVersions.currency,
  incoterm: quoteVersions.incoterm,
  paymentTerms: quoteVersions.paymentTerms,
  notes: quoteVersions.notes,
  goodsMinor: quoteVersions.goodsMinor,
  freightMinor: quoteVersions.freightMinor,
  insuranceMinor: quoteVersions.insuranceMinor,
  discountMinor: quoteVersions.discountMinor,
  vatRate: quoteVersions.vatRate,
  vatMinor: quoteVersions.vatMinor,
  rateToAed: quoteVersions.rateToAed,
  rateSource: quoteVersions.rateSource,
  rateDate: quoteVersions.rateDate,
  ordersCount: suppliers.ordersCount,
  yearEstablished: suppliers.yearEstablished,
  from: suppliers.country,
};

const requestColumns = {
  reference: rfqs.reference,
  status: rfqs.status,
  confirmBy: rfqs.confirmBy,
  openedAt: rfqs.openedAt,
  deadlineAt: rfqs.deadlineAt,
  widenedAt: rfqs.widenedAt,
  isDirect: IS_DIRECT,
  quotesCount: rfqs.quotesCount,
  destinationCountry: rfqs.destinationCountry,
  incoterm: rfqs.incoterm,
  targetCurrency: rfqs.targetCurrency,
  /** Who was asked and may still quote. */
  waiting: sql<number>`(select count(*) from ${rfqInvitations} as i
    where i.rfq_id = "rfqs"."id" and i.status in ${UNANSWERED})`,
};

/**
 * All quotes of one of the caller's requests on one basis: fils of AED at the door, an estimate whose every assumption
 * is in the answer and may be replaced in the question. The cheapest comes first, behind it those whose duty is not known;
 * one that has no exact estimate is left out. With them what was asked for, what its buyer may do with each, and the currency
 * that the buyer chose or thinks in with the rate that holds today. One call besides the session's.
 * @throws AppError NOT_FOUND, whether the request is another's or nobody's
 */
export async function compareQuotes(
  ctx: SignedInContext,
  { reference, currency, assumptions, ofQuotes }: CompareInput,
) {
  const isTheirs = and(eq(rfqs.reference, reference), eq(rfqs.buyerId, ctx.caller.userId));
  const isCompared = and(isTheirs, inArray(quotes.status, [...COMPARED]));
  const ofRequest = (column: typeof rfqs.id | typeof rfqs.targetCurrency) =>
    sql`(select ${column} from ${rfqs} where ${isTheirs})`;
  const [[request], asked, [targetRate], [readRate], summaries, terms, lines] = await ctx.db.batch([
    ctx.db.select(requestColumns).from(rfqs).where(isTheirs),
    selectLines(ctx.db, ofRequest(rfqs.id)),
    selectRate(ctx, ofRequest(rfqs.targetCurrency)),
    selectRate(ctx, currency ?? ofRequest(rfqs.targetCurrency)),
    selectSummaries(ctx, isCompared),
    selectTerms(ctx, isCompared),
    selectCurrentLines(ctx, isCompared),
  ]);
  const now = ctx.now();
  const status = request ? rfqStatusAt(request, now) : null;
  if (!request || status === null) throw new AppError("NOT_FOUND");
  const { confirmBy: _, targetCurrency, ...seen } = request;
  const money = moneyOf(currency ?? targetCurrency, readRate);
  const targetRateToAed = targetCurrency === "AED" ? RATE_UNIT : (targetRate?.rateToAed ?? null);
  const compared = summaries.flatMap((row) => {
    const current = terms.find(({ quoteId }) => quoteId === row.id);
    if (!current) return [];
    const overrides = { ...assumptions, ...overridesOf(ofQuotes, row.id) };
    const own = lines.flatMap(({ quoteId, version: _, ...line }) => (quoteId === row.id ? [line] : []));
    const estimate = exactOrNull(() => estimated(current, own, request.destinationCountry, overrides));
    if (!estimate) return [];
    const quote = summaryOf(row, now);
    const actions = quoteActionsOf(quote, "buyer", { rfqStatus: status, isBuyerReachable: true });
    return [{ quote, actions, ...estimate, lines: own }];
  });
  const openDuty = ({ landed }: (typeof compared)[number]) => (landed.isDutyKnown ? 0 : 1);
  compared.sort((one, other) => openDuty(one) - openDuty(other) || one.landed.landed - other.landed.landed);
  const target = { targetCurrency, targetRateToAed };
  return { ...seen, status, ...wideningOf({ ...seen, status }, now), asked, ...target, money, quotes: compared };
}

/** The currency in which a comparison is read: as chosen, or that of the target prices; dirhams where the platform keeps no rate of it. */
interface ReadIn {
  currency: Currency;
  rateToAed: number;
  /** Null for dirhams. */
  rate: { rateToAed: number; rateSource: string; rateDate: string } | null;
}

function moneyOf(currency: Currency | null, rate: ReadIn["rate"] | undefined): ReadIn {
  if (currency === null || currency === "AED" || !rate) return { currency: "AED", rateToAed: RATE_UNIT, rate: null };
  return { currency, rateToAed: rate.rateToAed, rate };
}

type Terms = Awaited<ReturnType<typeof selectTerms>>[number];
type Line = Omit<Awaited<ReturnType<typeof selectCurrentLines>>[number], "quoteId" | "version">;

function estimated(current: Terms, lines: Line[], to: string | null, overrides: LandedOverrides) {
  const { quoteId: _, ordersCount, yearEstablished, responses, from, ...terms } = current;
  // At the rate frozen in it, in whatever currency it is read: the best stays the best.
  const aed = (minor: number) => inAed(minor, terms);
  const rates = assumedRates(from, to);
  const landed = landedCost(
    {
      incoterm: terms.incoterm,
      goods: aed(terms.goodsMinor - terms.discountMinor),
      freight: aed(terms.freightMinor),
      insurance: aed(terms.insuranceMinor),
      vat: aed(terms.vatMinor),
      lines: lines.flatMap(({ offer, line, amountMinor, quantityMilli }) =>
        offer === 1 ? [{ line, amount: amountMinor, quantityMilli }] : [],
      ),
    },
    rates,
    overrides,
  );
  const record = { ordersCount, yearEstablished, responsePercent: responses.rate };
  return { terms, landed, assumptions: assumptionsOf(rates, overrides), record };
}

/** Shares that were left out do not stand in place of those for all quotes. */
function overridesOf(ofQuotes: CompareInput["ofQuotes"], id: string): LandedOverrides {
  const { quoteId: _, ...own } = ofQuotes.find(({ quoteId }) => quoteId === id) ?? { quoteId: id };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

function selectTerms({ db, now }: SignedInContext, where: ReturnType<typeof and>) {
  const isLive = and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.currentVersion));
  return db
    .select({ ...termColumns, responses: responsesOf(now()) })
    .from(rfqs)
    .innerJoin(quotes, eq(quotes.rfqId, rfqs.id))
    .innerJoin(quoteVersions, isLive)
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .where(where);
}

function selectCurrentLines({ db }: SignedInContext, where: ReturnType<typeof and>) {
  const isLive = and(eq(quoteLines.quoteId, quotes.id), eq(quoteLines.version, quotes.currentVersion));
  return db
    .select({ quoteId: quoteLines.quoteId, ...quoteLineColumns })
    .from(rfqs)
    .innerJoin(quotes, eq(quotes.rfqId, rfqs.id))
    .innerJoin(quoteLines, isLive)
    .leftJoin(products, eq(products.number, quoteLines.productNumber))
    .where(where)
    .orderBy(asc(quoteLines.line), asc(quoteLines.offer));
}
