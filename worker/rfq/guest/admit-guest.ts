import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import type { Context } from "#worker/platform/context.ts";
import { accountCounter, callerCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { guestGenerationOf } from "#worker/platform/secrets.ts";
import type { GuestContext } from "../buyer.ts";

/**
 * Lets the reader of a guest's mailbox act for its request, so often from one address and so often for one request. A key that
 * is wrong costs no question: it reads as no request at all. One database call.
 * @throws AppError NOT_FOUND for a wrong key and another's, and for the key that a browser got when it sent the request:
 *   anybody could have sent it; RATE_LIMITED
 */
export async function admitGuest(ctx: Context, { reference, key }: RfqLink): Promise<GuestContext> {
  const generation = guestGenerationOf(ctx.settings, reference, key);
  if (generation === null) throw new AppError("NOT_FOUND");
  const counters = [callerCounter("guest.act", ctx.clientAddress), accountCounter("guest.act", reference)];
  const [, counted] = await ctx.db.batch([
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
  ]);
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return { ...ctx, guest: { reference, generation } };
}
