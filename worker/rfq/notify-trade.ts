import { type SQL, sql } from "drizzle-orm";
import type { TradeNotice } from "#domain/rfq/trade-notices.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { MailTemplate } from "#worker/platform/mails/templates.ts";
import { mailEach, type Notifier, notifyRows } from "#worker/platform/notify-accounts.ts";
import { IS_GUESTS } from "./buyer.ts";

type Data = Record<string, string>;

/** Tells the buyers of the requests of a condition; guests by mail. */
export function notifyBuyers(ctx: Notifier, notice: TradeNotice, which: SQL, data: Data): GuardedStatement[] {
  const facts = sql`json_object('reference', ${rfqs.reference}) as data`;
  const buyers = sql`select ${rfqs.buyerId} as user_id, '/rfqs/' || ${rfqs.reference} as path, ${facts}
    from ${rfqs} where ${which}`;
  const guests = sql`select ${GUEST}, ${facts} from ${rfqs} where ${GETS_MAILS} and ${which}`;
  return [...tell(ctx, notice, data, buyers), mailToGuests(ctx, `trade-${notice}`, data, guests)];
}

/** As {@link notifyBuyers}, of one request. */
export function notifyBuyer(ctx: Notifier, notice: TradeNotice, rfqId: string, data: Data): GuardedStatement[] {
  return notifyBuyers(ctx, notice, sql`${rfqs.id} = ${rfqId}`, data);
}

/** Tells the suppliers of the invitations of a condition, each with its own page. */
export function notifyInvited(ctx: Notifier, notice: TradeNotice, which: SQL, data: Data): GuardedStatement[] {
  const owners = sql`select ${suppliers.ownerId} as user_id, '/inbox/' || ${rfqInvitations.id} as path,
    json_object('reference', ${rfqs.reference}) as data
    from ${rfqInvitations} inner join ${rfqs} on ${rfqs.id} = ${rfqInvitations.rfqId}
      inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId} where ${which}`;
  return tell(ctx, notice, data, owners);
}

/** Tells one side of the quotes of a condition. */
export function notifyOfQuote(
  ctx: Notifier,
  notice: TradeNotice,
  side: "buyer" | "supplier",
  which: SQL,
  data: Data,
): GuardedStatement[] {
  const userId = side === "buyer" ? rfqs.buyerId : suppliers.ownerId;
  const people = sql`select ${userId} as user_id, '/quotes/' || ${quotes.id} as path,
    json_object('reference', ${quotes.reference}) as data
    from ${quotes} inner join ${suppliers} on ${suppliers.id} = ${quotes.supplierId}
      inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId} where ${which}`;
  const told = tell(ctx, notice, data, people);
  if (side === "supplier") return told;
  const guests = sql`select ${GUEST}, json_object('reference', ${quotes.reference}) as data
    from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId} where ${GETS_MAILS} and ${which}`;
  return [...told, mailToGuests(ctx, `trade-${notice}`, data, guests)];
}

/** A mail that the guest of a request asked for itself. */
export function mailGuest(ctx: Notifier, mail: MailTemplate, which: SQL): GuardedStatement {
  const guests = sql`select ${GUEST}, json_object('reference', ${rfqs.reference}) as data from ${rfqs}
    where ${IS_GUESTS} and ${which}`;
  return mailToGuests(ctx, mail, {}, guests);
}

/** Tells the guest whose quote became an order; nobody where an account bought. */
export function notifyGuestOfOrder(ctx: Notifier, mail: MailTemplate, reference: string, data: Data): GuardedStatement {
  const guests = sql`select ${GUEST}, json_object('reference', ${orders.reference}) as data
    from ${orders} inner join ${quotes} on ${quotes.id} = ${orders.quoteId} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
    where ${orders.reference} = ${reference} and ${orders.buyerId} is null and ${GETS_MAILS}`;
  return mailToGuests(ctx, mail, data, guests);
}

/** A guest that did not stop the mails of its request. */
const GETS_MAILS = sql`(${IS_GUESTS} and ${rfqs.mailsStoppedAt} is null)`;

const GUEST = sql`${rfqs.email} as email, ${rfqs.locale} as locale, ${rfqs.reference} as request`;

/**
 * Guests have no account to tell: their mailboxes are written to. The link leads to the request's page; what opens it is put
 * in when the mail leaves (worker/platform/outbox.ts).
 * @param guests a query with the columns `email`, `locale`, `request` and `data`
 */
function mailToGuests(ctx: Notifier, mail: MailTemplate, data: Data, guests: SQL): GuardedStatement {
  const origin = ctx.origin ?? ctx.settings.publicOrigin;
  const link = origin ? sql`${origin} || '/rfq/' || g.request || '?lang=' || g.locale` : sql`''`;
  const filled = sql`json_set(json_patch(${JSON.stringify(data)}, g.data), '$.guest', g.request, '$.link', ${link})`;
  const letter = { template: mail, recipient: sql`g.email`, locale: sql`g.locale`, data: filled };
  return (condition) => mailEach(letter, sql`(${guests}) as g`, condition, ctx.now());
}

function tell(ctx: Notifier, notice: TradeNotice, data: Data, recipients: SQL): GuardedStatement[] {
  return notifyRows(ctx, { kind: "requests", notice, mail: `trade-${notice}`, data, recipients });
}
