import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ChecklistItem, ItemState } from "#domain/suppliers/checklist.ts";
import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import { supplierChecklist, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

export interface ItemChange {
  action: "provide_item" | "remove_document";
  item: ChecklistItem | SQL;
  state: Extract<ItemState, "provided"> | SQL;
  answer?: ChecklistAnswer;
  /** Must hold besides being the owner of a company that lives. */
  precondition?: SQL;
  /** Other rows of the batch, before the item's own. */
  rows?: GuardedStatement[];
}

/** The company of the caller while it may still provide (mayProvide): ownership and state are asked in the statement. */
export function isOwnAndAlive({ caller }: SignedInContext): SQL | undefined {
  return and(eq(suppliers.ownerId, caller.userId), ne(suppliers.status, "terminated"));
}

/**
 * Changes an item of the caller's checklist, with its event, in one atomic batch. The company's version moves with it, so
 * nobody decides on what has changed since it was looked at.
 * @returns `isDone` false when the precondition did not hold or the company may not provide any more; nothing was written then.
 *   `isAlive` tells which: read in the same batch
 */
export async function changeItem(
  ctx: SignedInContext,
  change: ItemChange,
): Promise<{ isDone: boolean; isAlive: boolean }> {
  const eventId = newId("evt");
  const now = ctx.now();
  const own = (column: SQL) =>
    sql`(select ${column} from ${suppliers} where ${suppliers.ownerId} = ${ctx.caller.userId})`;
  const event = {
    id: eventId,
    supplierId: own(sql`${suppliers.id}`),
    action: change.action,
    fromStatus: own(sql`${suppliers.status}`),
    toStatus: own(sql`${suppliers.status}`),
    actorId: ctx.caller.userId,
    note: change.item,
    createdAt: now,
  };
  const answer = change.answer ?? null;
  const item = {
    supplierId: event.supplierId,
    item: change.item,
    state: change.state,
    answer,
    note: null,
    updatedAt: now,
  };
  const isDone = sql`exists (select 1 from ${supplierEvents} where ${supplierEvents.id} = ${eventId})`;
  // The event comes first: what it tells of the item may be read from rows that the batch deletes.
  const [written, alive] = await ctx.db.batch([
    ctx.db.run(
      insertWhere(supplierEvents, event, sql`exists (select 1 from ${suppliers} where ${mayChange(ctx, change)})`),
    ),
    ctx.db.select({ id: suppliers.id }).from(suppliers).where(isOwnAndAlive(ctx)),
    ctx.db.run(sql`${insertWhere(supplierChecklist, item, isDone)}
      on conflict (supplier_id, item) do update set state = excluded.state, answer = excluded.answer, note = null,
        updated_at = excluded.updated_at`),
    ...(change.rows ?? []).map((row) => ctx.db.run(row(isDone))),
    ctx.db
      .update(suppliers)
      .set({ version: sql`${suppliers.version} + 1`, updatedAt: now })
      .where(and(eq(suppliers.ownerId, ctx.caller.userId), isDone)),
  ]);
  return { isDone: written.rowsAffected === 1, isAlive: alive.length > 0 };
}

function mayChange(ctx: SignedInContext, { precondition }: ItemChange): SQL | undefined {
  return and(isOwnAndAlive(ctx), precondition);
}

/** The refusal of a company whose life is over. */
export function terminated(action: ItemChange["action"]): AppError {
  return new AppError("CONFLICT", { state: "terminated", action });
}
