import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import { devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { describeFault } from "#worker/platform/errors.ts";
import type { Settings } from "#worker/platform/settings.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { newId } from "./ids.ts";
import { stopAddress } from "./mail-stops.ts";
import type { MailTemplate } from "./mails/templates.ts";
import { isTooFast, type Mail, sendWithResend } from "./resend.ts";
import { guestKey, mailProof, seal, unseal } from "./secrets.ts";

const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const FIRST_DELAY_MS = 30_000;
const BATCH_SIZE = 20;
/** Resend takes two mails a second. */
const MAILS_AT_ONCE = 2;
const RESEND_PAUSE_MS = 1000;
/** Ten pairs, each as slow as can be. */
const SCHEDULER_LEASE_MS = 3 * 60_000;

export type OutboxRow = typeof outbox.$inferSelect;

/** What delivery needs of the surroundings; a request's context has it, the scheduler's job too. */
export type Post = Pick<Context, "db" | "settings" | "now">;

export interface MailOrder {
  template: MailTemplate;
  recipient: string;
  /** A visitor's validated address, never used as sender (security 21). */
  replyTo?: string;
  locale: Locale;
  data: Record<string, string>;
  /** Values that must not lie open in the database, such as a link with a key. */
  secrets?: Record<string, string>;
}

/**
 * The outbox row of a mail, to be written in the batch of what it tells. It is leased to the writer, who delivers it at
 * once with {@link deliver}; should that never happen, the lease runs out and the scheduler's job takes over.
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
    requeuedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** What gives a parked mail all its tries again, the first of them leased to the writer. */
export function leasedAgain(now: number) {
  const first = { status: "waiting" as const, attempts: 1, lastError: null };
  return { ...first, nextAttemptAt: now, leasedUntil: now + LEASE_MS, requeuedAt: now, updatedAt: now };
}

/** What gives a parked mail all its tries again, for the scheduler to begin with. */
export function dueAgain(now: number) {
  return { ...leasedAgain(now), attempts: 0, leasedUntil: 0 };
}

/** Sends a leased mail and records the outcome in one call; never throws, since nobody waits for it. */
export async function deliver(post: Post, mail: OutboxRow): Promise<void> {
  if (!post.settings.sendsMail) return;
  try {
    await send(post, mail);
  } catch (error) {
    await recordFailure(post, mail, error).catch((fault: unknown) => logFault(mail, fault));
  }
}

/**
 * Leases the mails that are due and sends them, two at a time. Two runs at once never take the same mail. One whose last
 * try ended without a word is parked: it may be what ended it.
 */
export async function deliverDue(post: Post): Promise<number> {
  if (!post.settings.sendsMail) return 0;
  const now = post.now();
  const isDue = sql`${outbox.status} = 'waiting' and ${outbox.nextAttemptAt} <= ${now} and ${outbox.leasedUntil} <= ${now}`;
  const due = post.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(outbox.nextAttemptAt)
    .limit(BATCH_SIZE);
  const { mails } = await batchOf(post, {
    parked: post.db
      .update(outbox)
      .set({ status: "parked", lastError: "no outcome of the last try", updatedAt: now })
      .where(sql`${isDue} and ${outbox.attempts} >= ${MAX_ATTEMPTS}`),
    mails: post.db
      .update(outbox)
      .set({ leasedUntil: now + SCHEDULER_LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
      .where(sql`${outbox.id} in ${due}`)
      .returning(),
  });
  for (let first = 0; first < mails.length; first += MAILS_AT_ONCE) {
    if (first > 0 && post.settings.resendApiKey) await new Promise((resolve) => setTimeout(resolve, RESEND_PAUSE_MS));
    await Promise.all(mails.slice(first, first + MAILS_AT_ONCE).map((mail) => deliver(post, mail)));
  }
  return mails.length;
}

async function send({ db, settings, now }: Post, row: OutboxRow): Promise<void> {
  const mail = await composeMail({ db, settings }, row);
  // A mail that is out needs its secrets no more.
  const { sealed: _, ...data } = row.data;
  const sent = db
    .update(outbox)
    .set({ status: "sent", sentAt: now(), lastError: null, data, updatedAt: now() })
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

/** Templates bring the messages of all three languages: scripts that run verbs and send nothing do without. */
async function composeMail({ db, settings }: Pick<Post, "db" | "settings">, row: OutboxRow): Promise<Mail> {
  const { renderMail } = await import("./mails/templates.ts");
  const { sealed, ...open } = row.data;
  const secrets: Record<string, string> = sealed ? JSON.parse(unseal(settings, sealed)) : {};
  const content = renderMail(
    row.template,
    { ...open, ...secrets, ...(await keyedLink({ db, settings }, open)) },
    row.locale,
  );
  const envelope = { id: row.id, to: row.recipient, replyTo: row.replyTo ?? undefined };
  return { ...envelope, stopUrl: stopAddress(settings, row), ...content };
}

/** The link of a mail to a guest opens the request that it is about; one that asks to confirm it proves the mailbox. */
async function keyedLink(
  { db, settings }: Pick<Post, "db" | "settings">,
  { guest, link, confirms }: Record<string, string>,
): Promise<Record<string, string>> {
  if (!guest || !link) return {};
  // As it is now: a mail that waited meanwhile leads to the request all the same.
  const [rfq] = await db.select({ generation: rfqs.linkGeneration }).from(rfqs).where(eq(rfqs.reference, guest));
  const key = guestKey(settings, guest, rfq?.generation ?? 0);
  return { link: `${link}&key=${key}${confirms ? `&proof=${mailProof(settings, key)}` : ""}` };
}

/** Writes only where the row is still as this try leased it: another one may have sent the mail meanwhile. */
async function recordFailure({ db, now }: Post, mail: OutboxRow, error: unknown): Promise<void> {
  const attempts = isTooFast(error) ? mail.attempts - 1 : mail.attempts;
  const isParked = attempts >= MAX_ATTEMPTS;
  const next = {
    status: isParked ? ("parked" as const) : ("waiting" as const),
    attempts,
    nextAttemptAt: now() + FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1),
    leasedUntil: 0,
    // A fault of the database would quote its statement, with people's data in it.
    lastError: describeFault(error),
    updatedAt: now(),
  };
  const isSameTry = and(eq(outbox.id, mail.id), eq(outbox.status, "waiting"), eq(outbox.attempts, mail.attempts));
  await db.update(outbox).set(next).where(isSameTry);
  console.warn(JSON.stringify({ at: "outbox", id: mail.id, attempts, isParked }));
}

function logFault(mail: OutboxRow, fault: unknown): void {
  console.warn(JSON.stringify({ at: "outbox", id: mail.id, fault: fault instanceof Error ? fault.name : "unknown" }));
}

/** Where mails to the platform go: the address it writes from. */
export function platformAddress(settings: Settings): string {
  return /<([^<>]+)>\s*$/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom;
}
