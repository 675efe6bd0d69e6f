import { type PeriodInput, spanOf } from "#domain/analytics/period.ts";
import { barsOf, funnelOf, sumOf } from "#domain/analytics/series.ts";
import { responseRate, usualAnswerHours } from "#domain/rfq/response-rate.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { ownCompany } from "#worker/platform/own-company.ts";
import {
  selectCartOrders,
  selectDays,
  selectDeclined,
  selectLostQuotes,
  selectResponses,
  selectTerms,
  selectTopProducts,
} from "./report-statements.ts";

/** What happened to the caller's company in a period, in one batch. Rates are in per cent, times in hours, money in fils. */
export async function readReport(ctx: SignedInContext, input: PeriodInput) {
  const asked = { supplierId: ownCompany(ctx), span: spanOf(input, ctx.now()) };
  const { db } = ctx;
  const [days, topProducts, terms, [responses], lostQuotes, declined, [cart]] = await db.batch([
    selectDays(db, asked),
    selectTopProducts(db, asked),
    selectTerms(db, asked),
    selectResponses(db, asked, ctx.now()),
    selectLostQuotes(db, asked),
    selectDeclined(db, asked),
    selectCartOrders(db, asked),
  ]);
  const { span } = asked;
  const within = days.filter(({ day }) => day >= span.from);
  const totals = sumOf(within);
  const answers = responses ?? { cases: 0, inTime: 0, answered: 0, medianMs: null };
  const cartOrders = cart?.count ?? 0;
  const lost = [...lostQuotes, ...declined.map((row) => ({ kind: "declined" as const, ...row }))];
  return {
    span,
    totals,
    before: sumOf(days.filter(({ day }) => day < span.from)),
    bars: barsOf(within, span),
    funnel: funnelOf(totals, cartOrders),
    cartOrders,
    topProducts,
    terms,
    responses: {
      cases: answers.cases,
      rate: responseRate(answers),
      medianHours: usualAnswerHours(answers),
    },
    lost: lost.sort((one, other) => other.count - one.count),
  };
}
