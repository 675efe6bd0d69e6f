import { and, count, desc, eq, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { OwnRfqs } from "#domain/rfq/own-rfqs.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqLines, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

const EXCERPT_LENGTH = 140;
/** Drizzle leaves out the table of a column in a select of one table; sub-queries have to say whose id they mean. */
const ID = sql.raw('"rfqs"."id"');
const ofRequest = sql`i.rfq_id = ${ID}`;

const columns = {
  reference: rfqs.reference,
  status: rfqs.status,
  version: rfqs.version,
  category: rfqs.category,
  description: sql<string>`substr(${rfqs.description}, 1, ${EXCERPT_LENGTH})`,
  names: goodsNames("rfqs.product_number"),
  quantity: rfqs.quantity,
  createdAt: rfqs.createdAt,
  deadlineAt: rfqs.deadlineAt,
  confirmBy: rfqs.confirmBy,
  quotesCount: rfqs.quotesCount,
  lines: sql<number>`(select count(*) from ${rfqLines} as l where l.rfq_id = ${ID})`,
  invited: sql<number>`(select count(*) from ${rfqInvitations} as i where ${ofRequest})`,
  /** Really opened: who answered has read it too, who let it run out need not have. */
  viewed: sql<number>`(select count(*) from ${rfqInvitations} as i
    where ${ofRequest} and (i.viewed_at is not null or i.responded_at is not null))`,
  questions: sql<number>`(select count(*) from ${rfqInvitations} as i inner join ${rfqQuestions} as q
    on q.invitation_id = i.id where ${ofRequest} and q.asker = 'supplier' and q.answer is null)`,
  /** All that were ever sent, as the request's page shows them, also those that are over. */
  quotes: sql<number>`(select count(*) from ${quotes} as o where o.rfq_id = ${ID} and o.sent_at is not null)`,
};

/** A page of the caller's requests, the newest first, with what came of each. One call besides the session's. */
export async function listRequests(ctx: SignedInContext, { status, page }: OwnRfqs) {
  const isThere = sql`not (${rfqs.status} = 'unconfirmed' and ${rfqs.confirmBy} <= ${ctx.now()})`;
  const isTheirs = and(eq(rfqs.buyerId, ctx.caller.userId), isThere);
  const isWanted = and(isTheirs, status ? eq(rfqs.status, status) : undefined);
  const [rows, [total], counts] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(rfqs)
      .where(isWanted)
      .orderBy(desc(rfqs.createdAt))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    ctx.db.select({ total: count() }).from(rfqs).where(isWanted),
    ctx.db.select({ status: rfqs.status, rfqs: count() }).from(rfqs).where(isTheirs).groupBy(rfqs.status),
  ]);
  return {
    items: rows.map(({ confirmBy, ...rfq }) => ({
      ...rfq,
      status: rfqStatusAt({ ...rfq, confirmBy }, ctx.now()) ?? rfq.status,
    })),
    page,
    pageSize: PAGE_SIZE,
    total: total?.total ?? 0,
    counts: Object.fromEntries(counts.map((row) => [row.status, row.rfqs])) as Partial<Record<RfqStatus, number>>,
  };
}
