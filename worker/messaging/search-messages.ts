import { eq, type SQL, sql } from "drizzle-orm";
import { foldText } from "#domain/kernel/fold-text.ts";
import type { SearchMessages } from "#domain/messaging/conversation.ts";
import { foundExcerpt } from "#domain/messaging/found-excerpt.ts";
import { conversationMembers, conversations, messages } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { otherColumns, otherOf } from "./conversation-rows.ts";
import { IS_OTHER, isMine, me, other, peer } from "./member-sql.ts";

const MOST_HITS = 20;
/** What a search looks through: so many conversations, the newest messages of each, and so many messages in all. */
const MOST_CONVERSATIONS = 500;
const MOST_OF_EACH = 5000;
const MOST_MESSAGES = 10_000;
/** Each word costs each message that has those before it. */
const MOST_WORDS = 8;
/** Of a word, as comparing it costs its letters times those of a message; longer ones begin alike. */
const MOST_LETTERS = 24;

/**
 * The newest twenty messages of the caller's conversations that have all the words in them, however they are written. Words
 * are compared by reading, newest conversations first: at most 10,000 messages, found by the index of their numbers, however
 * many there are; `isWhole` says whether these were all, `hasMore` whether more than twenty of them have the words. Raw SQL;
 * one database call besides the session's.
 */
export async function searchMessages(ctx: SignedInContext, { locale, search, unread = false }: SearchMessages) {
  const { db, caller } = ctx;
  const words = comparedWords(search);
  if (words.length === 0) return { items: [], hasMore: false, isWhole: true };
  const looked = lookedThrough(caller.userId, unread);
  const [rows, [reach]] = await db.batch([
    db
      .select({
        ...otherColumns,
        id: me.conversationId,
        seq: sql<number>`hit.seq`,
        mine: sql`hit.side = ${me.side}`.mapWith(Boolean),
        content: sql<string>`hit.content`,
        at: sql<number>`hit.created_at`,
      })
      .from(sql`(${hitsIn(looked, words)}) as hit`)
      .innerJoin(me, sql`${me.conversationId} = hit.conversation_id`)
      .innerJoin(conversations, eq(conversations.id, me.conversationId))
      .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
      .leftJoin(other, IS_OTHER)
      .leftJoin(peer, eq(peer.id, other.userId))
      .where(isMine(caller.userId))
      .orderBy(sql`hit.created_at desc, hit.seq desc`),
    db
      .select({
        isWhole: sql`count(*) < ${MOST_CONVERSATIONS} and ifnull(sum(depth) = sum(last_seq), 1)`.mapWith(Boolean),
      })
      .from(sql`(${looked})`),
  ]);
  return {
    items: rows.slice(0, MOST_HITS).map(({ id, seq, mine, content, at, ...row }) => {
      return { id, seq, mine, at, excerpt: foundExcerpt(content, search), other: otherOf(row, locale) };
    }),
    hasMore: rows.length > MOST_HITS,
    isWhole: reach?.isWhole ?? true,
  };
}

/** So much of a search as messages are compared with: the first words that have letters, each without marks and not too long. */
function comparedWords(search: string): string[] {
  const words = search
    .normalize("NFC")
    .replace(/[\p{M}ـ]/gu, "")
    .split(/\s+/);
  const readable = words.filter((word) => foldText(word) !== "").slice(0, MOST_WORDS);
  return readable.map((word) => [...word].slice(0, MOST_LETTERS).join(""));
}

/** The caller's conversations, the newest first, each with how many of its last messages are looked at. */
function lookedThrough(userId: string, unread: boolean): SQL {
  const newest = sql`select ${conversations.id} as id, ${conversations.lastSeq} as last_seq, ${me.lastAt} as last_at
    from ${conversationMembers} as me
    inner join ${conversations} on ${conversations.id} = ${me.conversationId}
    inner join ${suppliers} on ${suppliers.id} = ${conversations.supplierId}
    where ${isMine(userId)} and ${me.lastAt} > 0 and (${unread ? 0 : 1} or ${me.unread} > 0)
    order by ${me.lastAt} desc, ${me.conversationId} desc limit ${MOST_CONVERSATIONS}`;
  const before = sql`ifnull(sum(min(last_seq, ${MOST_OF_EACH})) over (order by last_at desc, id desc
    rows between unbounded preceding and 1 preceding), 0)`;
  return sql`select id, last_seq, max(0, min(last_seq, ${MOST_OF_EACH}, ${MOST_MESSAGES} - ${before})) as depth
    from (${newest})`;
}

/** Read conversation by conversation, whatever the planner thinks of the words; one more than is shown. */
function hitsIn(looked: SQL, words: readonly string[]): SQL {
  const hasAll = words.map((word) => isWrittenAlike(sql`m.content`, word));
  return sql`select m.conversation_id, m.seq, m.side, m.content, m.created_at
    from (${looked}) as looked cross join ${messages} as m
    where m.conversation_id = looked.id and m.seq > looked.last_seq - looked.depth and m.kind = 'text'
      and ${sql.join(hasAll, sql` and `)}
    order by m.created_at desc, m.seq desc limit ${MOST_HITS + 1}`;
}
