import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { LOCALES } from "#domain/kernel/locale.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { insertNotices } from "#worker/platform/write/notice-rows.ts";
import { buyerCompany } from "./conversation-rows.ts";

export const MESSAGE_NOTICE = "message_received";

/** The page of a conversation. */
export function pathOf(conversationId: string | SQL): SQL {
  return sql`'/messages/' || ${conversationId}`;
}

/**
 * The bell's line on a conversation, for whom its other side wrote to, under the name that the conversation goes by: one
 * row for each side, ever. Read, it is opened
 * again by the next message, as new; unread, it stays as it is. None where the settings want none.
 */
export function noticeOfMessage({ caller, now }: SignedInContext, conversationId: string, condition: SQL): SQL {
  const { userId, side } = conversationMembers;
  // As `keyedNames` keys them (domain/kernel/names.ts).
  const namesOfCompany = sql`(select json_group_object('name_' || t.locale, t.name) from ${supplierTranslations} as t
    where t.supplier_id = ${conversations.supplierId} and t.name_locale is null)`;
  const company = bestName(conversations.supplierId, sql`reader.locale`);
  const notice = {
    id: sql`'ntc_' || ${conversationId} || '_' || ${side}`,
    userId: sql`${userId}`,
    kind: "messages" as const,
    template: MESSAGE_NOTICE,
    data: sql`json_patch(json_object('name', iif(${side} = 'buyer', ${company}, coalesce(${buyerCompany}, ${caller.name}))),
      iif(${side} = 'buyer', ${namesOfCompany}, '{}'))`,
    path: pathOf(conversationId),
    createdAt: now(),
  };
  const readers = sql`${conversationMembers}
    inner join ${conversations} on ${conversations.id} = ${conversationMembers.conversationId}
    inner join ${users} as reader on reader.id = ${userId}`;
  const isWanted = sql`${conversationMembers.conversationId} = ${conversationId} and ${userId} <> ${caller.userId}
    and ifnull(reader.notices ->> '$.messages.app', 1) and ${condition}`;
  return insertNotices(
    notice,
    readers,
    isWanted,
    sql` on conflict (id) do update set user_id = excluded.user_id, data = excluded.data, created_at = excluded.created_at,
      read_at = null where ${notices.readAt} is not null`,
  );
}

/** A company's name in a language, else in the next best: ar → en → fr. */
function bestName(supplierId: AnyColumn, locale: SQL): SQL {
  const nameIn = (one: SQL) => sql`(select t.name from ${supplierTranslations} as t
    where t.supplier_id = ${supplierId} and t.locale = ${one})`;
  const languages = [locale, ...LOCALES.map((one) => sql`${one}`)];
  return sql`coalesce(${sql.join(languages.map(nameIn), sql`, `)}, '')`;
}
