import { and, eq, ne } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { VerifyQuote } from "#domain/rfq/quote-verbs.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import type { Context } from "#worker/platform/context.ts";
import { selectSummaries, summaryOf } from "./quote-summary.ts";

/**
 * What whoever holds a printed quote may check against the house: state, total and parties by name. One call.
 * @throws AppError NOT_FOUND for a wrong code and an unknown reference alike
 */
export async function verifyQuote(ctx: Context, { reference, code }: VerifyQuote) {
  const isPrinted = and(eq(quotes.reference, reference), eq(quotes.verifyCode, code), ne(quotes.status, "draft"));
  const [row] = await selectSummaries(ctx, isPrinted);
  if (!row || row.sentAt === null) throw new AppError("NOT_FOUND");
  const { status, currentVersion, currency, totalMinor, incoterm, place, validUntil, sentAt, supplier, buyerCompany } =
    summaryOf(row, ctx.now());
  const { names, slug } = supplier;
  const terms = { currency, totalMinor, incoterm, place, validUntil, sentAt };
  return { reference, status, version: currentVersion, ...terms, supplier: { names, slug }, buyerCompany };
}
