import { eq, sql } from "drizzle-orm";
import type { RequestReset } from "#domain/identity/credentials.ts";
import { BASE_LOCALE } from "#domain/kernel/locale.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import {
  accountCounter,
  callerCounter,
  countCall,
  mailboxOf,
  overLimit,
  readCounters,
  withinLimits,
} from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "./account-event.ts";
import { newProof, PROOF_LASTS_MS, putProof } from "./email-proof.ts";

/**
 * Mails a link that sets a new password, where there is such an account. Nobody learns whether there is: one batch with the
 * same statements for every address, the same answer, and limits that count the address as it was typed (security 2, 8).
 * @throws AppError RATE_LIMITED
 */
export async function requestReset(ctx: Context, { email }: RequestReset): Promise<{ isAccepted: true }> {
  const counters = [
    accountCounter("auth.requestReset", mailboxOf(email)),
    callerCounter("auth.requestReset", ctx.clientAddress),
  ];
  const isWanted = sql`exists (select 1 from ${users} where ${users.email} = ${email}) and ${withinLimits(counters)}`;
  const userId = sql`(select ${users.id} from ${users} where ${users.email} = ${email})`;
  const locale = sql`(select ${users.locale} from ${users} where ${users.email} = ${email})`;
  const proof = newProof(ctx, "reset", { userId, email });
  const mail = resetMail(ctx, email, proof.token);
  const { counted, found } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    found: ctx.db.select({ locale: users.locale }).from(users).where(eq(users.email, email)),
    proof: ctx.db.run(putProof(proof, isWanted)),
    mail: ctx.db.run(insertWhere(outbox, { ...mail, locale }, isWanted)),
    event: ctx.db.run(ownEvent(ctx, { action: "reset_requested", userId }, isWanted)),
  });
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  const [reader] = found;
  if (reader) ctx.waitUntil(behindTheAnswer(() => deliver(ctx, { ...mail, locale: reader.locale })));
  return { isAccepted: true };
}

function resetMail(ctx: Context, email: string, token: string) {
  return outboxRow(ctx, {
    template: "reset-password",
    recipient: email,
    locale: BASE_LOCALE,
    data: { until: String(ctx.now() + PROOF_LASTS_MS.reset) },
    secrets: { link: `${ctx.origin}/reset-password#token=${token}` },
  });
}

/** Writing the mail takes a moment, which must not show in how long the answer takes. */
async function behindTheAnswer(work: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await work();
}
