import { and, desc, gt, sql } from "drizzle-orm";
import { foldText } from "#domain/kernel/fold-text.ts";
import { CONVERSATIONS_PAGE, type ListConversations } from "#domain/messaging/conversation.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type ConversationRow, conversationRow, namesOfOther, selectConversations } from "./conversation-rows.ts";
import { isMine, me } from "./member-sql.ts";

/** Names are compared as they are read, folded, which the database can't: a search looks at so many conversations at once. */
const MOST_SEARCHED = 500;

/**
 * A page of the caller's conversations, the newest first; one database call besides the session's. A search looks at the 500
 * that come next; `next` leads on where there may be more.
 */
export async function listConversations(
  ctx: SignedInContext,
  { locale, search, before, unread }: ListConversations,
): Promise<{ items: ConversationRow[]; next: string | null }> {
  const wanted = foldText(search ?? "");
  const most = wanted ? MOST_SEARCHED : CONVERSATIONS_PAGE + 1;
  const [at = "", id = ""] = (before ?? "").split(/\.(.*)/s);
  const isBefore = before ? sql`(${me.lastAt}, ${me.conversationId}) < (${Number(at)}, ${id})` : undefined;
  const isUnread = unread ? gt(me.unread, 0) : undefined;
  const rows = await selectConversations(ctx)
    // Where the other side only opened the conversation and said nothing yet there is nothing to see.
    .where(and(isMine(ctx.caller.userId), gt(me.lastAt, 0), isBefore, isUnread))
    .orderBy(desc(me.lastAt), desc(me.conversationId))
    .limit(most);
  const found = rows
    .filter((row) => wanted === "" || namesOfOther(row, locale).some((name) => foldText(name).includes(wanted)))
    .map((row) => ({ place: `${row.lastAt}.${row.id}`, row: conversationRow(row, locale) }));
  const page = found.slice(0, CONVERSATIONS_PAGE);
  const lastLooked = rows.at(-1);
  const next =
    found.length > page.length
      ? page.at(-1)?.place
      : wanted && rows.length === most && lastLooked && `${lastLooked.lastAt}.${lastLooked.id}`;
  return { items: page.map(({ row }) => row), next: next || null };
}
