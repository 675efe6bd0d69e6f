import { and, desc, eq, sql } from "drizzle-orm";
import { type ListNotices, NOTICES_PER_PAGE, type NoticeCursor } from "#domain/identity/own-notices.ts";
import { notices } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

const columns = {
  id: notices.id,
  kind: notices.kind,
  template: notices.template,
  data: notices.data,
  path: notices.path,
  readAt: notices.readAt,
  createdAt: notices.createdAt,
};

/**
 * A page of the caller's notices, the newest first, and where the next one begins; one database call besides the
 * session's.
 */
export async function listNotices({ db, caller }: SignedInContext, { kind, cursor }: ListNotices) {
  const rows = await db
    .select(columns)
    .from(notices)
    .where(
      and(
        eq(notices.userId, caller.userId),
        kind ? eq(notices.kind, kind) : undefined,
        cursor ? sql`(${notices.createdAt}, ${notices.id}) < (${cursor.at}, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(NOTICES_PER_PAGE + 1);
  const items = rows.slice(0, NOTICES_PER_PAGE);
  const last = items.at(-1);
  const next: NoticeCursor | null = rows.length > items.length && last ? { at: last.createdAt, id: last.id } : null;
  return { items, next };
}
