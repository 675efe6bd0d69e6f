import { and, eq, ne, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { VerifyQuote } from "#domain/rfq/quote-verbs.ts";
import { isShortCode } from "#domain/rfq/verify-code.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import type { Context } from "#worker/platform/context.ts";
import { accountCounter, callerCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { selectSummaries, summaryOf } from "./quote-summary.ts";

/**
 * What whoever holds a printed quote may check against the platform: state, total and parties by name. Tries are counted, those
 * of the short codes of old prints more strictly, also all of one quote together. One call.
 * @throws AppError NOT_FOUND for a wrong code and an unknown reference alike; RATE_LIMITED
 */
export async function verifyQuote(ctx: Context, { reference, code }: VerifyQuote) {
  const isPrinted = and(eq(quotes.reference, reference), eq(quotes.verifyCode, code), ne(quotes.status, "draft"));
  const counters = isShortCode(code)
    ? [callerCounter("quotes.verifyShort", ctx.clientAddress), accountCounter("quotes.verifyShort", reference)]
    : [callerCounter("quotes.verify", ctx.clientAddress)];
  const [, counted, [row]] = await ctx.db.batch([
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
    selectSummaries(ctx, isPrinted),
  ]);
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  if (!row || row.sentAt === null) throw new AppError("NOT_FOUND");
  const { status, currentVersion, currency, totalMinor, incoterm, place, validUntil, sentAt, supplier, buyerCompany } =
    summaryOf(row, ctx.now());
  const { names, slug } = supplier;
  const terms = { currency, totalMinor, incoterm, place, validUntil, sentAt };
  return { reference, status, version: currentVersion, ...terms, supplier: { names, slug }, buyerCompany };
}
