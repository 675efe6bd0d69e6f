import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";

/** Why a mail of a restored database is parked, for `/admin/mails`. */
const WHY_PARKED = "restored from a copy: it may have been sent since";
const ID = /^usr_[\w-]+$/;

/** The accounts that were erased, the oldest first. Their ids are random and name nobody any more. */
export async function erasedAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: accountEvents.userId })
    .from(accountEvents)
    .where(eq(accountEvents.action, "deleted"))
    .orderBy(accountEvents.createdAt);
  return rows.map(({ id }) => id);
}

/**
 * The ids of a list of {@link erasedAccounts}, one a line.
 * @throws Error for a line that is none
 */
export function readErased(text: string): string[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const wrong = lines.find((line) => !ID.test(line));
  if (wrong !== undefined) throw new Error(`no account's id: ${wrong}`);
  return lines;
}

/** More than a guest can have ended of its links since any copy: none of those opens anything again. */
const LOST_GENERATIONS = 1000;

/** What was done to a restored database. */
export interface Settled {
  signedOut: number;
  parked: number;
  /** Accounts that are erased again, by the scheduler's next runs. */
  toErase: number;
}

/**
 * Makes a restored database fit to serve: what ended since the copy does not begin again. Browsers are signed out, links of mails
 * void, mails that waited parked, and accounts that were erased since are due again. Safe to repeat.
 * @param now milliseconds since 1970
 */
export async function settleCopy(db: Database, erased: string[], now: number): Promise<Settled> {
  const isErased = inArray(users.id, sql`(select value from json_each(${JSON.stringify(erased)}))`);
  const [signedOut, , , parked, toErase] = await db.batch([
    db.delete(sessions),
    db.delete(emailProofs),
    db.update(rfqs).set({ linkGeneration: sql`${rfqs.linkGeneration} + ${LOST_GENERATIONS}` }),
    db
      .update(outbox)
      .set({ status: "parked", lastError: WHY_PARKED, leasedUntil: 0, updatedAt: now })
      .where(eq(outbox.status, "waiting")),
    db.update(users).set({ deleteAfter: now }).where(isErased),
  ]);
  return { signedOut: signedOut.rowsAffected, parked: parked.rowsAffected, toErase: toErase.rowsAffected };
}
