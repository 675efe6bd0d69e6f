import { lte } from "drizzle-orm";
import { idempotencyKeys, rateLimits } from "#drizzle/schema/platform.ts";
import type { Post } from "./outbox.ts";

/** Retries come within minutes; the promise is a day (security.md 23). */
const KEEP_KEYS_MS = 48 * 3_600_000;

/** Forgets counters whose window has ended and keys nobody retries any more. */
export async function forgetOldCounters({ db, now }: Post): Promise<number> {
  const [counters, keys] = await db.batch([
    db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now())),
    db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, now() - KEEP_KEYS_MS)),
  ]);
  return counters.rowsAffected + keys.rowsAffected;
}
