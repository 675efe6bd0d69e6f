import { and, eq, type SQL } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { RFQ_TRANSITIONS, type RfqAction, type RfqActor, rfqMachine, rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { type Transitioned, transition } from "#worker/platform/write/transition.ts";

/** What has to be known of a request before it moves. */
export interface RfqToTransition {
  id: string;
  /** A guest's has none. */
  buyerId: string | null;
  reference: string;
  status: RfqStatus;
  version: number;
  deadlineAt: number;
  confirmBy: number | null;
  quotesCount: number;
  extendedAt: number | null;
  /** As of now; the stored one may lie behind the scheduler. */
  statusNow: RfqStatus;
}

/** Holds for requests of the caller. */
export function isOwnRfq({ caller }: SignedInContext, reference: string): SQL | undefined {
  return and(eq(rfqs.reference, reference), eq(rfqs.buyerId, caller.userId));
}

/**
 * A request in the form in which it moves: one call.
 * @throws AppError NOT_FOUND, whether it is another's, nobody's or an unconfirmed one that has run out
 */
export async function readRfqToTransition(ctx: SignedInContext, where: SQL | undefined): Promise<RfqToTransition> {
  const [found] = await selectMovableRfqs(ctx.db, where);
  const statusNow = found ? rfqStatusAt(found, ctx.now()) : null;
  if (!found || statusNow === null) throw new AppError("NOT_FOUND");
  return { ...found, statusNow };
}

/** The query of requests in the form in which they move. */
export function selectMovableRfqs(db: Database, where: SQL | undefined) {
  const { id, buyerId, reference, status, version, deadlineAt, confirmBy, quotesCount, extendedAt } = rfqs;
  return db
    .select({ id, buyerId, reference, status, version, deadlineAt, confirmBy, quotesCount, extendedAt })
    .from(rfqs)
    .where(where);
}

export interface RfqTransition {
  /** A move of the table, or `extend`, which leads from open to open. */
  action: RfqAction | "extend";
  actor: RfqActor;
  changes?: Partial<typeof rfqs.$inferInsert>;
  /** Must hold besides state and version: whose it is. */
  guard: SQL;
  rows: GuardedStatement[];
}

/** @throws AppError CONFLICT with state, action and the version that it is in now */
export function expectRfqTransition(rfq: RfqToTransition, action: RfqAction, actor: RfqActor, version: number): void {
  rfqMachine.transition(rfq.statusNow, action, actor);
  if (rfq.version !== version) throw staleRfq(rfq, action);
}

export function staleRfq(
  { statusNow, version }: Pick<RfqToTransition, "statusNow" | "version">,
  action: string,
): AppError {
  return new AppError("CONFLICT", { state: statusNow, action, version });
}

/** How a request changes its state (worker/platform/write/transition.ts). */
export const RFQ = { table: rfqs, key: rfqs.id, events: rfqEvents };

/**
 * Moves a request in one atomic batch and sends the mails after the response.
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export async function transitionRfq(
  ctx: SignedInContext,
  rfq: RfqToTransition,
  move: RfqTransition,
): Promise<Transitioned<RfqStatus>> {
  const { id, status, version } = rfq;
  const { action, actor, changes, guard, rows } = move;
  const to = action === "extend" ? status : RFQ_TRANSITIONS[action].to;
  const change = { action, to, event: { rfqId: id, actor }, ...(changes ? { changes } : {}), guard, effects: rows };
  const moved = await transition<typeof rfqs, typeof rfqEvents, RfqStatus>(
    ctx,
    RFQ,
    { key: id, status, version },
    change,
  );
  flushOutbox(ctx);
  return moved;
}
