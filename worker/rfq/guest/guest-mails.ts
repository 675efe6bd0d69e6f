import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { GuestMails, SendLink } from "#domain/rfq/guest-verbs.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite } from "#worker/platform/guarded-write.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { guestGenerationOf, newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { actorIdOf, IS_GUESTS, ownsRfq } from "../buyer.ts";
import { mailGuest } from "../notify-trade.ts";
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
  const generation = guestGenerationOf(ctx.settings, reference, key);
  const isReader = generation === null ? eq(rfqs.accessHash, sha256(key)) : eq(rfqs.linkGeneration, generation);
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
  if (!isReplay) flushOutbox(ctx);
  return response;
}

/**
 * Ends every link of a guest's request that is out, the one that asks among them, and mails a new one to its mailbox: for a link that
 * was passed on. A link that only reads can't.
 * @throws AppError as {@link admitGuest}, NOT_FOUND for an account's request; RATE_LIMITED (3 an hour, with links that were asked for)
 */
export async function renewLink(ctx: Context, { idempotencyKey, ...link }: SendLink): Promise<{ sent: true }> {
  const guest = await admitGuest(ctx, link);
  const { reference, generation } = guest.guest;
  const isNew = sql`${rfqs.reference} = ${reference} and ${rfqs.linkGeneration} = ${generation + 1}`;
  const { response, isReplay } = await guardedWrite<{ sent: true }>(guest, {
    procedure: "guest.sendLink",
    key: idempotencyKey,
    actor: actorIdOf(guest),
    input: { reference, generation },
    response: { sent: true },
    counters: [accountCounter("guest.sendLink", reference)],
    precondition: sql`exists (select 1 from ${rfqs} where ${ownsRfq(guest)})`,
    rows: [
      // What the sender's browser and the mail that asked to confirm opened it with opens nothing either.
      updateWhere(
        ctx,
        rfqs,
        { linkGeneration: generation + 1, accessHash: sha256(newLinkKey()), updatedAt: ctx.now() },
        ownsRfq(guest),
      ),
      mailGuest(ctx, "guest-link", isNew),
    ],
  });
  if (!isReplay) flushOutbox(guest);
  return response;
}
