import { type SQL, sql } from "drizzle-orm";
import type { TradeNotice } from "#domain/rfq/trade-notices.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { idBySql, type Teller, tellRows } from "#worker/platform/tell-accounts.ts";

type Data = Record<string, string>;

/** Tells the buyers of the requests of a condition, where they have an account. */
export function tellBuyers(ctx: Teller, notice: TradeNotice, which: SQL, data: Data): InsertedRow[] {
  const buyers = sql`select ${rfqs.buyerId} as user_id, '/rfqs/' || ${rfqs.reference} as path,
    json_object('reference', ${rfqs.reference}) as data from ${rfqs} where ${which}`;
  return tell(ctx, notice, data, buyers);
}

/** As {@link tellBuyers}, of one request. */
export function tellBuyer(ctx: Teller, notice: TradeNotice, rfqId: string, data: Data): InsertedRow[] {
  return tellBuyers(ctx, notice, sql`${rfqs.id} = ${rfqId}`, data);
}

/** Tells the suppliers of the invitations of a condition, each with its own page. */
export function tellInvited(ctx: Teller, notice: TradeNotice, which: SQL, data: Data): InsertedRow[] {
  const owners = sql`select ${suppliers.ownerId} as user_id, '/inbox/' || ${rfqInvitations.id} as path,
    json_object('reference', ${rfqs.reference}) as data
    from ${rfqInvitations} inner join ${rfqs} on ${rfqs.id} = ${rfqInvitations.rfqId}
      inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId} where ${which}`;
  return tell(ctx, notice, data, owners);
}

/** Tells one side of the quotes of a condition. */
export function tellOfQuote(
  ctx: Teller,
  notice: TradeNotice,
  side: "buyer" | "supplier",
  which: SQL,
  data: Data,
): InsertedRow[] {
  const userId = side === "buyer" ? rfqs.buyerId : suppliers.ownerId;
  const people = sql`select ${userId} as user_id, '/quotes/' || ${quotes.id} as path,
    json_object('reference', ${quotes.reference}) as data
    from ${quotes} inner join ${suppliers} on ${suppliers.id} = ${quotes.supplierId}
      inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId} where ${which}`;
  const told = tell(ctx, notice, data, people);
  return side === "buyer" ? [...told, mailToGuest(ctx, notice, which)] : told;
}

/**
 * A guest has no account to tell: its mailbox is written to, which it has proven. The link leads to the request, which joins
 * the account that signs up with that address.
 */
function mailToGuest(ctx: Teller, notice: TradeNotice, which: SQL): InsertedRow {
  const now = ctx.now();
  const origin = ctx.origin ?? ctx.settings.publicOrigin;
  const link = origin ? sql`${origin} || '/rfqs/' || ${rfqs.reference} || '?lang=' || ${rfqs.locale}` : sql`''`;
  return (condition) => sql`insert into ${outbox}
      (id, template, recipient, locale, data, status, attempts, next_attempt_at, leased_until, created_at, updated_at)
    select ${idBySql("out")}, ${`trade-${notice}`}, ${rfqs.email}, ${rfqs.locale},
      json_object('reference', ${quotes.reference}, 'link', ${link}), 'waiting', 0, ${now}, 0, ${now}, ${now}
    from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
    where ${rfqs.buyerId} is null and ${which} and ${condition}`;
}

function tell(ctx: Teller, notice: TradeNotice, data: Data, recipients: SQL): InsertedRow[] {
  return tellRows(ctx, { kind: "requests", notice, mail: `trade-${notice}`, data, recipients });
}
