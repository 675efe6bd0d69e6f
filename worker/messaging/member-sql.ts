import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { users } from "#drizzle/schema/identity.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** The two sides of a conversation as queries see them: the caller's, and the other. */
export const me = alias(conversationMembers, "me");
export const other = alias(conversationMembers, "other");
/** The account of the other side. */
export const peer = alias(users, "peer");

/**
 * Holds for the caller's own side of a conversation, joined with its company: whoever speaks for a company must run it while
 * it is approved (security 13, 27).
 */
export function isMine(userId: string): SQL {
  return sql`${me.userId} = ${userId} and (${me.side} = 'buyer'
    or (${suppliers.status} = 'approved' and ${suppliers.ownerId} = ${me.userId}))`;
}

/** {@link isMine} of a row that is written. */
export function isOwnSide(userId: string, conversation: string | AnyColumn): SQL {
  const { conversationId, userId: member, side } = conversationMembers;
  return sql`${conversationId} = ${conversation} and ${member} = ${userId} and (${side} = 'buyer' or exists (
    select 1 from ${conversations} inner join ${suppliers} on ${suppliers.id} = ${conversations.supplierId}
    where ${conversations.id} = ${conversation} and ${suppliers.status} = 'approved' and ${suppliers.ownerId} = ${userId}))`;
}

/** Holds for what the two sides of the caller's conversation have between them. */
export function isBetween(
  { caller }: SignedInContext,
  id: string,
  table: { buyerId: AnyColumn; supplierId: AnyColumn },
): SQL {
  return sql`(${table.buyerId}, ${table.supplierId}) = (select ${conversations.buyerId}, ${conversations.supplierId}
    from ${conversations} where ${conversations.id} = ${id}
      and exists (select 1 from ${conversationMembers} where ${isOwnSide(caller.userId, id)}))`;
}

/** The other side of the same conversation. */
export const IS_OTHER = sql`${other.conversationId} = ${me.conversationId} and ${other.userId} <> ${me.userId}`;

/** True where nobody would read what is written: the other side is gone or suspended, or the company may not sell. */
export const IS_CLOSED = sql`(${peer.id} is null or ${peer.suspendedAt} is not null or ${suppliers.status} <> 'approved')`;

/**
 * Conversations and messages that an account has not read. Messages of context count as read: they say nothing.
 * @param userId an account, or the expression that names one
 */
export function unreadTotals(userId: SQL): SQL {
  const { unread, side, conversationId } = conversationMembers;
  return sql`(select json_object('conversations', count(*), 'messages', ifnull(sum(${unread}), 0))
    from ${conversationMembers}
    where ${conversationMembers.userId} = ${userId} and ${unread} > 0 and (${side} = 'buyer' or exists (
      select 1 from ${suppliers} inner join conversations as c on c.supplier_id = ${suppliers.id}
      where c.id = ${conversationId} and ${suppliers.status} = 'approved'
        and ${suppliers.ownerId} = ${conversationMembers.userId})))`;
}

/** What {@link unreadTotals} answers. */
export interface UnreadTotals {
  conversations: number;
  messages: number;
}
