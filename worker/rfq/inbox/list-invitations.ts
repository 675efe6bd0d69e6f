import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { type InvitationStatus, invitationStatusAt, UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { WAITING_FOR_SUPPLIER } from "#domain/rfq/invitation-turns.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { SupplierInbox } from "#domain/rfq/supplier-inbox.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

const EXCERPT_LENGTH = 140;

const columns = {
  id: rfqInvitations.id,
  version: rfqInvitations.version,
  status: rfqInvitations.status,
  wave: rfqInvitations.wave,
  reasons: rfqInvitations.reasons,
  deadlineAt: rfqInvitations.deadlineAt,
  createdAt: rfqInvitations.createdAt,
  reference: rfqs.reference,
  rfqStatus: rfqs.status,
  category: rfqs.category,
  description: sql<string>`substr(${rfqs.description}, 1, ${EXCERPT_LENGTH})`,
  names: goodsNames("rfqs.product_number"),
  quantity: rfqs.quantity,
  quantityValue: rfqs.quantityValue,
  quantityUnit: rfqs.quantityUnit,
  destinationCountry: rfqs.destinationCountry,
  incoterm: rfqs.incoterm,
  confirmBy: rfqs.confirmBy,
  rfqDeadlineAt: rfqs.deadlineAt,
  quotesCount: rfqs.quotesCount,
  lines: sql<number>`(select count(*) from ${rfqLines} where ${rfqLines.rfqId} = ${rfqs.id})`,
  quote: sql`(select json_object('id', ${quotes.id}, 'status', ${quotes.status}) from ${quotes}
    where ${quotes.invitationId} = ${rfqInvitations.id} order by ${quotes.createdAt} desc limit 1)`.mapWith(
    (json: string): { id: string; status: string } => JSON.parse(json),
  ),
};

/**
 * A page of what the caller's company was asked, with how many there are in each state; the nearest deadline first, of
 * those that are done the latest. One call besides the session's.
 */
export async function listInvitations(ctx: SignedInContext, { status, category, q, page }: SupplierInbox) {
  const isTheirs = eq(rfqInvitations.supplierId, ownCompany(ctx));
  const isWanted = and(
    isTheirs,
    isIn(status, ctx.now()),
    category ? eq(rfqs.category, category) : undefined,
    mentions(q),
  );
  const order =
    status === "open" || status === "waiting" ? asc(rfqInvitations.deadlineAt) : desc(rfqInvitations.deadlineAt);
  const [rows, [total], counts] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(rfqInvitations)
      .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
      .where(isWanted)
      .orderBy(order, asc(rfqInvitations.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    ctx.db
      .select({ total: count() })
      .from(rfqInvitations)
      .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
      .where(isWanted),
    ctx.db
      .select({ status: rfqInvitations.status, invitations: count() })
      .from(rfqInvitations)
      .where(isTheirs)
      .groupBy(rfqInvitations.status),
  ]);
  return {
    items: rows.map(({ confirmBy, rfqDeadlineAt, quotesCount, ...row }) => {
      const rfq = { status: row.rfqStatus, confirmBy, deadlineAt: rfqDeadlineAt, quotesCount };
      const rfqStatus = rfqStatusAt(rfq, ctx.now()) ?? row.rfqStatus;
      return { ...row, rfqStatus, status: invitationStatusAt(row, ctx.now()) };
    }),
    page,
    pageSize: PAGE_SIZE,
    total: total?.total ?? 0,
    counts: Object.fromEntries(counts.map((row) => [row.status, row.invitations])) as Partial<
      Record<InvitationStatus, number>
    >,
  };
}

/** `open` waits for somebody and has time left, whatever the scheduler has written yet. */
function isIn(status: SupplierInbox["status"], now: number): SQL | undefined {
  const isInTime = sql`${rfqInvitations.deadlineAt} > ${now}`;
  const isUnanswered = and(inArray(rfqInvitations.status, [...UNANSWERED]), isInTime);
  if (status === "open") return isUnanswered;
  if (status === "done") return sql`not (${isUnanswered})`;
  if (status === "waiting") {
    return and(inArray(rfqInvitations.status, WAITING_FOR_SUPPLIER), isInTime, eq(rfqs.status, "open"));
  }
  return eq(rfqInvitations.status, status);
}

/** Part of what was asked for, or of the reference. */
function mentions(q: string | null): SQL | undefined {
  if (q === null) return undefined;
  return sql`(instr(lower(${rfqs.description}), ${q.toLowerCase()}) > 0 or instr(${rfqs.reference}, ${q.toUpperCase()}) > 0)`;
}

function ownCompany({ caller }: SignedInContext): SQL {
  return sql`(select own.id from ${suppliers} as own where own.owner_id = ${caller.userId} and own.status = 'approved')`;
}
