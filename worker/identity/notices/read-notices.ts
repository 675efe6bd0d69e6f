import { and, eq, inArray, lte } from "drizzle-orm";
import type { NoticeKind } from "#domain/identity/notification-settings.ts";
import type { ReadNotices } from "#domain/identity/own-notices.ts";
import { notices } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { RUNG } from "#worker/platform/write/notice-rows.ts";
import { countUnread, isUnreadOf } from "./unread-notices.ts";

/**
 * Marks notices of the caller as read; others' and missing ones are passed over. One batch besides the session's call.
 * @returns how many are left unread
 */
export async function readNotices(
  { db, caller, now }: SignedInContext,
  which: ReadNotices,
): Promise<{ count: number }> {
  const isMeant = "ids" in which ? inArray(notices.id, which.ids) : isByNow(now(), which.kind);
  const {
    left: [left],
  } = await batchOf(
    { db },
    {
      read: db
        .update(notices)
        .set({ readAt: now() })
        .where(and(isUnreadOf(caller.userId), isMeant))
        .returning(RUNG),
      left: countUnread(db, caller.userId),
    },
  );
  return { count: left?.count ?? 0 };
}

function isByNow(now: number, kind: NoticeKind | undefined) {
  return and(lte(notices.createdAt, now), kind && eq(notices.kind, kind));
}
