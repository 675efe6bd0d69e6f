import { type SQL, sql } from "drizzle-orm";
import type { TradeNotice } from "#domain/rfq/trade-notices.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { idBySql, type Teller, tellRows } from "#worker/platform/tell-accounts.ts";

type Data = Record<string, string>;

/** Tells the buyers of the requests of a condition; guests by mail. */
export function tellBuyers(ctx: Teller, notice: TradeNotice, which: SQL, data: Data): InsertedRow[] {
  const page = sql`'/rfqs/' || ${rfqs.reference} as path, json_object('reference', ${rfqs.reference}) as data`;
  const buyers = sql`select ${rfqs.buyerId} as user_id, ${page} from ${rfqs} where ${which}`;
  const guests = sql`select ${rfqs.email} as email, ${rfqs.locale} as locale, ${page} from ${rfqs}
    where ${IS_GUESTS} and ${which}`;
  return [...tell(ctx, notice, data, buyers), mailToGuests(ctx, notice, data, guests)];
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
  if (side === "supplier") return told;
  const guests = sql`select ${rfqs.email} as email, ${rfqs.locale} as locale, '/rfqs/' || ${rfqs.reference} as path,
    json_object('reference', ${quotes.reference}) as data
    from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId} where ${IS_GUESTS} and ${which}`;
  return [...told, mailToGuests(ctx, notice, data, guests)];
}

/** Nobody's account, and the mailbox was proven: only then was the request opened. */
const IS_GUESTS = sql`${rfqs.buyerId} is null and ${rfqs.openedAt} is not null`;

/**
 * Guests have no account to tell: their mailboxes are written to. The link leads to the request, which joins the account
 * that signs up with that address.
 * @param guests a query with the columns `email`, `locale`, `path` and `data`
 */
function mailToGuests(ctx: Teller, notice: TradeNotice, data: Data, guests: SQL): InsertedRow {
  const now = ctx.now();
  const origin = ctx.origin ?? ctx.settings.publicOrigin;
  const link = origin ? sql`${origin} || g.path || '?lang=' || g.locale` : sql`''`;
  const filled = sql`json_set(json_patch(${JSON.stringify(data)}, g.data), '$.link', ${link})`;
  return (condition) => sql`insert into ${outbox}
      (id, template, recipient, locale, data, status, attempts, next_attempt_at, leased_until, created_at, updated_at)
    select ${idBySql("out")}, ${`trade-${notice}`}, g.email, g.locale, ${filled}, 'waiting', 0, ${now}, 0, ${now}, ${now}
    from (${guests}) as g where ${condition}`;
}

function tell(ctx: Teller, notice: TradeNotice, data: Data, recipients: SQL): InsertedRow[] {
  return tellRows(ctx, { kind: "requests", notice, mail: `trade-${notice}`, data, recipients });
}
