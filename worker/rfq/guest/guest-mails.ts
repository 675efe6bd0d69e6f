import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { GuestMails, SendLink } from "#domain/rfq/guest-verbs.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite } from "#worker/platform/guarded-write.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { isGuestKey, sha256 } from "#worker/platform/secrets.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import { IS_GUESTS, ownsRfq } from "../buyer.ts";
import { mailGuest } from "../tell-trade.ts";
import { admitGuest } from "./admit-guest.ts";

/**
 * Stops the mails of one request, or lets them come again.
 * @throws AppError NOT_FOUND for a wrong key and where the request is an account's by now; RATE_LIMITED
 */
export async function setGuestMails(ctx: Context, { wanted, ...link }: GuestMails): Promise<{ wanted: boolean }> {
  const guest = await admitGuest(ctx, link);
  const mailsStoppedAt = wanted ? null : ctx.now();
  const { rowsAffected } = await ctx.db
    .update(rfqs)
    .set({ mailsStoppedAt, updatedAt: ctx.now() })
    .where(ownsRfq(guest));
  if (rowsAffected === 0) throw new AppError("NOT_FOUND");
  return { wanted };
}

/**
 * Mails the link that may act to the mailbox of a guest's request. Asked by who holds a link that only reads: the browser that
 * sent the request, or whom it was passed on to. One database call.
 * @throws AppError NOT_FOUND for a wrong key, a request that was not confirmed, and an account's; RATE_LIMITED (3 an hour)
 */
export async function sendLink(ctx: Context, { reference, key, idempotencyKey }: SendLink): Promise<{ sent: true }> {
  const isReader = isGuestKey(ctx.settings, reference, key) ? undefined : eq(rfqs.accessHash, sha256(key));
  const isHolder = and(eq(rfqs.reference, reference), isReader, IS_GUESTS);
  const { response, isReplay } = await guardedWrite<{ sent: true }>(ctx, {
    procedure: "guest.sendLink",
    key: idempotencyKey,
    input: { reference, key: sha256(key) },
    response: { sent: true },
    counters: [accountCounter("guest.sendLink", reference)],
    precondition: sql`exists (select 1 from ${rfqs} where ${isHolder})`,
    rows: [mailGuest(ctx, "guest-link", sql`${isHolder}`)],
  });
  if (!isReplay) postSoon(ctx);
  return response;
}
