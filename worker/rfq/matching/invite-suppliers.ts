import { sql } from "drizzle-orm";
import type { AddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { users } from "#drizzle/schema/identity.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { idBySql, type Notifier } from "#worker/platform/notify-accounts.ts";
import { notifyInvited } from "../notify-trade.ts";
import { matchSql } from "./match-sql.ts";

/** Which request suppliers are asked for. */
interface Requested {
  rfqId: string;
}

/** What matching asks of the request beyond its stored row. */
export interface Wanted extends Requested {
  category: typeof rfqs.$inferSelect.category;
  /** Headline and lines, in this order. */
  texts: string[];
  /** Groups that operators added to the table of synonyms, as they are now. */
  added: AddedSynonyms;
}

/**
 * Rows that ask the best suppliers for a request, and tell them: at its opening, or (wave 2) when no quote had come. A wave that was
 * asked once is not asked again. A request that names its supplier is not for this: {@link inviteDirectly}.
 */
export function inviteMatching(ctx: Notifier, wanted: Wanted, wave: 1 | 2): GuardedStatement[] {
  return invite(ctx, wanted, wave, matchSql({ ...wanted, wave, now: ctx.now() }));
}

/** As {@link inviteMatching}, for the supplier that the request names; one that nobody owns is not asked. */
export function inviteDirectly(ctx: Notifier, wanted: Requested): GuardedStatement[] {
  const named = sql`select ${suppliers.id} as supplier_id, 100 as score, '["direct"]' as reasons
    from ${rfqs} inner join ${suppliers} on ${suppliers.id} = ${rfqs.supplierId}
      inner join ${users} on ${users.id} = ${suppliers.ownerId}
    where ${rfqs.id} = ${wanted.rfqId} and ${suppliers.status} = 'approved'
      and ${users.id} <> ifnull(${rfqs.buyerId}, '') and ${users.email} <> ${rfqs.email}`;
  return invite(ctx, wanted, 1, named);
}

function invite(ctx: Notifier, { rfqId }: Requested, wave: 1 | 2, chosen: ReturnType<typeof sql>): GuardedStatement[] {
  const now = ctx.now();
  const isFirst = sql`not exists (select 1 from ${rfqInvitations} where rfq_id = ${rfqId} and wave = ${wave})`;
  const invitation = {
    id: idBySql("inv"),
    supplierId: sql`chosen.supplier_id`,
    status: "invited" as const,
    score: sql`chosen.score`,
    reasons: sql`chosen.reasons`,
    deadlineAt: sql`(select ${rfqs.deadlineAt} from ${rfqs} where ${rfqs.id} = ${rfqId})`,
    ...{ rfqId, wave, version: 1, createdAt: now, updatedAt: now },
  };
  const insert: GuardedStatement = (condition) =>
    insertEach(rfqInvitations, invitation, sql`(${chosen}) as chosen`, sql`${condition} and ${isFirst}`);
  const isOfWave = sql`${rfqInvitations.rfqId} = ${rfqId} and ${rfqInvitations.wave} = ${wave} and ${rfqInvitations.createdAt} = ${now}`;
  return [insert, ...notifyInvited(ctx, "rfq_invited", isOfWave, {})];
}
