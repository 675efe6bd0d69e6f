import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { RETURNED } from "#domain/admin/mail-failures.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ROW_TAG } from "./resend.ts";

/** Headers by which the mail service signs (Standard Webhooks, as Svix names them). */
const SIGNED = { id: "svix-id", timestamp: "svix-timestamp", signature: "svix-signature" } as const;

const tagged = z.object({ tags: z.object({ [ROW_TAG]: z.string().min(1).max(60) }) });
const returnType = z.enum(["email.bounced", "email.suppressed"]);
const returnSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("email.bounced"),
    data: tagged.extend({ bounce: z.object({ type: z.string().max(50), subType: z.string().max(50) }) }),
  }),
  z.object({ type: z.literal("email.suppressed"), data: tagged }),
]);

interface MailReturn {
  /** Of the outbox. */
  row: string;
  reason: string;
}

/**
 * Takes what the mail service says of a mail: one that came back for good is parked, for operators and its reader to see; everything
 * else is passed over. One database call at most; told twice it is done once, and what an operator decided since stays.
 * @param body as it came, which is what was signed
 * @throws AppError NOT_FOUND where no secret is set; FORBIDDEN where the signature is not the service's, or older than five
 *   minutes; UNAVAILABLE for a mail whose sending is not written down yet: the service tells it again
 */
export async function takeMailEvent(ctx: Context, body: string, headers: Headers): Promise<void> {
  const { db, settings, now } = ctx;
  if (!settings.resendWebhookSecret) throw new AppError("NOT_FOUND");
  const { Webhook } = await import("standardwebhooks");
  const come = returnOf(verified(new Webhook(settings.resendWebhookSecret), body, headers));
  if (!come) return;
  const isMail = eq(outbox.id, come.row);
  const { mail } = await batchOf(ctx, {
    parked: db
      .update(outbox)
      .set({ status: "parked", lastError: `${RETURNED} ${come.reason}`, updatedAt: now() })
      .where(and(isMail, or(eq(outbox.status, "sent"), and(eq(outbox.status, "parked"), not(isReturned()))))),
    mail: db.select({ status: outbox.status }).from(outbox).where(isMail),
  });
  if (mail[0]?.status === "waiting") throw new AppError("UNAVAILABLE");
}

function verified(
  service: { verify(body: string, headers: Record<string, string>): unknown },
  body: string,
  headers: Headers,
) {
  const of = (name: keyof typeof SIGNED) => headers.get(SIGNED[name]) ?? "";
  const signed = { "webhook-id": of("id"), "webhook-timestamp": of("timestamp"), "webhook-signature": of("signature") };
  try {
    return service.verify(body, signed);
  } catch {
    throw new AppError("FORBIDDEN");
  }
}

function returnOf(event: unknown): MailReturn | null {
  const { success, data: known } = returnSchema.safeParse(event);
  if (!success) {
    const { data: named } = z.object({ type: returnType }).safeParse(event);
    if (named) console.warn(JSON.stringify({ at: "mail-event", type: named.type, error: "of another shape" }));
    return null;
  }
  const row = known.data.tags[ROW_TAG];
  if (known.type === "email.suppressed") return { row, reason: "suppressed" };
  const { type, subType } = known.data.bounce;
  return type === "Permanent" ? { row, reason: `${type}/${subType}` } : null;
}

/** Holds for a parked mail that was sent and came back. */
export function isReturned(): SQL {
  return sql`coalesce(${outbox.lastError}, '') like ${`${RETURNED}%`}`;
}

/** Holds where a mail to an address came back and nobody has dealt with it. */
export function comesBack(email: SQLiteColumn): SQL {
  return sql`exists (select 1 from ${outbox} where ${outbox.status} = 'parked' and ${outbox.recipient} = ${email} and ${isReturned()})`;
}
