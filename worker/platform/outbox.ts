import { eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import { devMailbox, outbox } from "#drizzle/schema/platform.ts";
import type { Settings } from "#worker/env.ts";
import type { Context } from "#worker/trpc/context.ts";
import { newId } from "./ids.ts";
import { type MailTemplate, renderMail } from "./mails/templates.ts";
import { type Mail, sendWithResend } from "./resend.ts";
import { seal, unseal } from "./secrets.ts";

const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const FIRST_DELAY_MS = 30_000;
const BATCH_SIZE = 20;

export type OutboxRow = typeof outbox.$inferSelect;

/** What delivery needs of the surroundings; a request's context has it, the clock's job too. */
export type Post = Pick<Context, "db" | "settings" | "now">;

export interface MailOrder {
  template: MailTemplate;
  recipient: string;
  /** A visitor's validated address, never used as sender (security.md 21). */
  replyTo?: string;
  locale: Locale;
  data: Record<string, string>;
  /** Values that must not lie open in the database, such as a link with a key. */
  secrets?: Record<string, string>;
}

/**
 * The outbox row of a mail, to be written in the batch of what it tells. It is leased to the writer, who delivers it at
 * once with {@link deliver}; should that never happen, the lease runs out and the clock's job takes over.
 */
export function outboxRow(ctx: Post, order: MailOrder): OutboxRow {
  const { secrets, data, ...mail } = order;
  const now = ctx.now();
  return {
    id: newId("out"),
    ...mail,
    replyTo: mail.replyTo ?? null,
    data: secrets ? { ...data, sealed: seal(ctx.settings, JSON.stringify(secrets)) } : data,
    status: "waiting",
    attempts: 1,
    nextAttemptAt: now,
    leasedUntil: now + LEASE_MS,
    sentAt: null,
    lastError: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Sends a leased mail and records the outcome in one call; never throws, since nobody waits for it. */
export async function deliver(post: Post, mail: OutboxRow): Promise<void> {
  try {
    await send(post, mail);
  } catch (error) {
    await recordFailure(post, mail, error).catch((fault: unknown) => logFault(mail, fault));
  }
}

/** Leases the mails that are due and sends them. Two runs at once never take the same mail. */
export async function deliverDue(post: Post): Promise<number> {
  const now = post.now();
  const due = post.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.status} = 'waiting' and ${outbox.nextAttemptAt} <= ${now} and ${outbox.leasedUntil} <= ${now}`)
    .orderBy(outbox.nextAttemptAt)
    .limit(BATCH_SIZE);
  const mails = await post.db
    .update(outbox)
    .set({ leasedUntil: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} in ${due}`)
    .returning();
  await Promise.all(mails.map((mail) => deliver(post, mail)));
  return mails.length;
}

async function send({ db, settings, now }: Post, row: OutboxRow): Promise<void> {
  const mail = composeMail(settings, row);
  const sent = db
    .update(outbox)
    .set({ status: "sent", sentAt: now(), lastError: null, updatedAt: now() })
    .where(eq(outbox.id, row.id));
  if (settings.resendApiKey) {
    await sendWithResend(settings, mail);
    await sent;
    return;
  }
  const { id, to, subject, text, html } = mail;
  const kept = db.insert(devMailbox).values({ id, recipient: to, subject, text, html, createdAt: now() });
  await db.batch([kept.onConflictDoNothing(), sent]);
}

function composeMail(settings: Settings, row: OutboxRow): Mail {
  const { sealed, ...open } = row.data;
  const secrets: Record<string, string> = sealed ? JSON.parse(unseal(settings, sealed)) : {};
  const content = renderMail(row.template, { ...open, ...secrets }, row.locale);
  return { id: row.id, to: row.recipient, replyTo: row.replyTo ?? undefined, ...content };
}

async function recordFailure({ db, now }: Post, mail: OutboxRow, error: unknown): Promise<void> {
  const isParked = mail.attempts >= MAX_ATTEMPTS;
  const next = {
    status: isParked ? ("parked" as const) : ("waiting" as const),
    nextAttemptAt: now() + FIRST_DELAY_MS * 2 ** (mail.attempts - 1),
    leasedUntil: 0,
    lastError: String(error).slice(0, 500),
    updatedAt: now(),
  };
  await db.update(outbox).set(next).where(eq(outbox.id, mail.id));
  console.warn(JSON.stringify({ at: "outbox", id: mail.id, attempts: mail.attempts, isParked }));
}

function logFault(mail: OutboxRow, fault: unknown): void {
  console.warn(JSON.stringify({ at: "outbox", id: mail.id, fault: fault instanceof Error ? fault.name : "unknown" }));
}

/** Where mails to the house go: the address it writes from. */
export function houseAddress(settings: Settings): string {
  return /<([^<>]+)>\s*$/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom;
}
