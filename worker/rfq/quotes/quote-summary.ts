import { and, eq, type SQL, sql } from "drizzle-orm";
import { exactOrNull, inAed } from "#domain/kernel/money.ts";
import { bindingUntilAt } from "#domain/rfq/binding-counter.ts";
import { MAX_ROUNDS, quoteStatusAt } from "#domain/rfq/quote-machine.ts";
import { quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import type { Context } from "#worker/platform/context.ts";
import { badgeOf } from "#worker/suppliers/badge-sql.ts";
import { citiesOf, namesOf } from "#worker/suppliers/company-to-transition.ts";

const EXCERPT_LENGTH = 140;

/** The company sells, and who runs it can be written to. */
const COMPANY_ANSWERS = sql.raw(`(suppliers.status = 'approved' and ${accountAnswers("suppliers.owner_id")})`);

/** Who sells, as a buyer sees it before an order: no e-mail, no phone, no licence (security 14); `now` in milliseconds. */
export const sellerColumns = (now: number) => ({
  id: suppliers.id,
  slug: suppliers.slug,
  names: namesOf(),
  country: suppliers.country,
  city: suppliers.city,
  cities: citiesOf(),
  logoPath: suppliers.logoPath,
  isVerified: badgeOf(now).mapWith(Boolean),
  isReachable: COMPANY_ANSWERS.mapWith(Boolean),
  ratingAverage: suppliers.ratingAverage,
  ratingCount: suppliers.ratingCount,
});

/** The guest asked about the quote and has no answer yet: it is the supplier's turn, whatever was sent last. */
const IS_ASKED = sql`(${quotes.status} in ('sent', 'countered', 'accepted') and exists (select 1 from ${rfqQuestions} where ${rfqQuestions.invitationId} = ${quotes.invitationId}
  and ${rfqQuestions.asker} = 'buyer' and ${rfqQuestions.answer} is null))`;

const columns = (now: number) => ({
  id: quotes.id,
  reference: quotes.reference,
  status: quotes.status,
  version: quotes.version,
  currentVersion: quotes.currentVersion,
  lastMover: quotes.lastMover,
  rounds: quotes.rounds,
  validUntil: quotes.validUntil,
  bindingUntil: quotes.bindingUntil,
  sentAt: quotes.sentAt,
  updatedAt: quotes.updatedAt,
  isAsked: IS_ASKED.mapWith(Boolean),
  rfqReference: rfqs.reference,
  /** What was asked for, by which its sides know the quote again. */
  description: sql<string>`substr(${rfqs.description}, 1, ${EXCERPT_LENGTH})`,
  names: goodsNames("rfqs.product_number"),
  currency: quoteVersions.currency,
  totalMinor: quoteVersions.totalMinor,
  rateToAed: quoteVersions.rateToAed,
  incoterm: quoteVersions.incoterm,
  place: quoteVersions.place,
  leadTimeDaysMin: quoteVersions.leadTimeDaysMin,
  leadTimeDaysMax: quoteVersions.leadTimeDaysMax,
  buyerCompany: rfqs.companyName,
  supplier: sellerColumns(now),
});

/** The query of quotes as lists show them, with the version that stands; of a draft its terms are null. */
export function selectSummaries({ db, now }: Pick<Context, "db" | "now">, where: SQL | undefined) {
  const isLive = and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.currentVersion));
  return db
    .select(columns(now()))
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .leftJoin(quoteVersions, isLive)
    .where(where)
    .$dynamic();
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/**
 * A quote in a list, as of now; its total also in fils of AED at the frozen rate, null where that is no exact number. Who
 * asks is told to a supplier once it has quoted, so a draft names no buyer.
 */
export function summaryOf({ rateToAed, ...row }: SummaryRow, now: number) {
  const { currency, totalMinor, rounds } = row;
  const status = quoteStatusAt(row, now);
  const hasTerms = currency !== null && totalMinor !== null && rateToAed !== null;
  return {
    ...row,
    status,
    isAsked: row.isAsked && status !== "expired",
    /** Until when the counter-offer that waits binds the buyer. */
    bindingUntil: bindingUntilAt(row, now),
    buyerCompany: row.sentAt === null ? null : row.buyerCompany,
    totalAedMinor: hasTerms ? exactOrNull(() => inAed(totalMinor, { currency, rateToAed })) : null,
    roundsLeft: MAX_ROUNDS - rounds,
  };
}
