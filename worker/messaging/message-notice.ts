import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { LOCALES } from "#domain/kernel/locale.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { idBySql } from "#worker/platform/tell-accounts.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

export const MESSAGE_NOTICE = "message_received";

/** The page of a conversation. */
export function pathOf(conversationId: string | SQL): SQL {
  return sql`'/messages/' || ${conversationId}`;
}

/**
 * The bell's line on a conversation, for whom its other side wrote to and had nothing unread there before: one until it is
 * read, and none where the settings want none. To be run before the count is raised.
 */
export function noticeOfMessage({ caller, now }: SignedInContext, conversationId: string, condition: SQL): SQL {
  const { userId, side, unread } = conversationMembers;
  const company = bestName(conversations.supplierId, sql`reader.locale`);
  return sql`insert into ${notices} (id, user_id, kind, template, data, path, created_at)
    select ${idBySql("ntc")}, ${userId}, 'messages', ${MESSAGE_NOTICE},
      json_object('name', iif(${side} = 'buyer', ${company}, ${caller.name})), ${pathOf(conversationId)}, ${now()}
    from ${conversationMembers}
      inner join ${conversations} on ${conversations.id} = ${conversationMembers.conversationId}
      inner join ${users} as reader on reader.id = ${userId}
    where ${conversationMembers.conversationId} = ${conversationId} and ${userId} <> ${caller.userId} and ${unread} = 0
      and ifnull(reader.notices ->> '$.messages.app', 1) and ${condition}`;
}

/** A company's name in a language, else in the next best: ar → en → fr. */
export function bestName(supplierId: AnyColumn, locale: SQL): SQL {
  const nameIn = (one: SQL) => sql`(select t.name from ${supplierTranslations} as t
    where t.supplier_id = ${supplierId} and t.locale = ${one})`;
  const languages = [locale, ...LOCALES.map((one) => sql`${one}`)];
  return sql`coalesce(${sql.join(languages.map(nameIn), sql`, `)}, '')`;
}
