import { CURRENCIES } from "#domain/kernel/currency.ts";
import type { KeptRates } from "#domain/kernel/kept-rates.ts";
import type { Context } from "#worker/platform/context.ts";
import { selectRate } from "./rate-of-today.ts";

/** The rate of exchange that holds today, of each currency that has one; dirhams need none. One call, by index. */
export async function readKeptRates(ctx: Pick<Context, "db" | "now">): Promise<KeptRates> {
  const [first, ...others] = CURRENCIES.filter((currency) => currency !== "AED");
  if (!first) return {};
  const found = await ctx.db.batch([selectRate(ctx, first), ...others.map((currency) => selectRate(ctx, currency))]);
  const kept: KeptRates = {};
  for (const [at, currency] of [first, ...others].entries()) {
    const [rate] = found[at] ?? [];
    if (rate) kept[currency] = { rateToAed: rate.rateToAed, fromDay: rate.rateDate };
  }
  return kept;
}
