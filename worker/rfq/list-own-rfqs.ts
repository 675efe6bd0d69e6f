import { desc, eq, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

const MOST_SHOWN = 50;
const EXCERPT_LENGTH = 140;

export interface OwnRfq {
  reference: string;
  status: RfqStatus;
  category: CategorySlug;
  /** The first 140 characters of what was asked. */
  description: string;
  createdAt: number;
  deadlineAt: number;
}

/** The newest requests of an account, also those it sent as a guest before its e-mail was proven. */
export async function listOwnRfqs({ db, caller, now }: SignedInContext): Promise<OwnRfq[]> {
  const rows = await db
    .select({
      reference: rfqs.reference,
      status: rfqs.status,
      confirmBy: rfqs.confirmBy,
      quotesCount: rfqs.quotesCount,
      category: rfqs.category,
      description: sql<string>`substr(${rfqs.description}, 1, ${EXCERPT_LENGTH})`,
      createdAt: rfqs.createdAt,
      deadlineAt: rfqs.deadlineAt,
    })
    .from(rfqs)
    .where(eq(rfqs.buyerId, caller.userId))
    .orderBy(desc(rfqs.createdAt))
    .limit(MOST_SHOWN);
  return rows.flatMap(({ confirmBy, quotesCount, ...rfq }) => {
    const status = rfqStatusAt({ ...rfq, confirmBy, quotesCount }, now());
    return status === null ? [] : [{ ...rfq, status }];
  });
}
