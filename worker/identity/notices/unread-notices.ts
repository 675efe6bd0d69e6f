import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { notices } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** How many notices the caller has not read; one database call besides the session's. */
export async function unreadNotices({ db, caller }: SignedInContext): Promise<{ count: number }> {
  const [found] = await countUnread(db, caller.userId);
  return { count: found?.count ?? 0 };
}

/** The query of it, for a batch. */
export function countUnread(db: Database, userId: string) {
  return db.select({ count: count() }).from(notices).where(isUnreadOf(userId));
}

/** The unread notices of an account. */
export function isUnreadOf(userId: string) {
  return and(eq(notices.userId, userId), isNull(notices.readAt));
}
