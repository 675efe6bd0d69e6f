import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { changeItem, isOwnAndAlive, terminated } from "./provide-item.ts";

/**
 * Answers an item of the checklist in words, or answers it again: the platform has to look at it then. What the company's own
 * row says of it changes when the answer is accepted. The same answer while it waits, as after a lost answer, changes nothing.
 * @throws AppError CONFLICT for a terminated company; RATE_LIMITED (60 an hour): each answer stays as an event
 */
export async function answerItem(
  ctx: SignedInContext,
  answer: ChecklistAnswer,
): Promise<{ item: ChecklistItem; state: "provided" }> {
  const { item } = answer;
  const isWaiting = await admit(ctx, answer);
  if (isWaiting) return { item, state: "provided" };
  const precondition = sql`not exists (select 1 from ${supplierChecklist} where ${isSameAnswer(answer)})`;
  const { isAlive } = await changeItem(ctx, { action: "provide_item", item, state: "provided", answer, precondition });
  // Where it lives and nothing was written, the same answer was first, of two at once.
  if (!isAlive) throw terminated("provide_item");
  return { item, state: "provided" };
}

/** @returns true where this very answer waits for the platform already */
async function admit(ctx: SignedInContext, answer: ChecklistAnswer): Promise<boolean> {
  const { db, caller, now } = ctx;
  const counters = [accountCounter("company.answerItem", caller.userId)];
  const { counted, waiting } = await batchOf(ctx, {
    call: db.run(countCall(counters, now(), sql`true`)),
    counted: readCounters(db, counters),
    waiting: selectWaiting(ctx, answer),
  });
  const refusal = overLimit(counters, counted, now());
  if (refusal) throw refusal;
  return waiting.length > 0;
}

function selectWaiting(ctx: SignedInContext, answer: ChecklistAnswer) {
  return ctx.db
    .select({ item: supplierChecklist.item })
    .from(supplierChecklist)
    .innerJoin(suppliers, isSameAnswer(answer))
    .where(isOwnAndAlive(ctx));
}

/** Holds for a company and its item where this very answer waits. */
function isSameAnswer(answer: ChecklistAnswer): SQL | undefined {
  const { supplierId, item, state, answer: given } = supplierChecklist;
  return and(eq(supplierId, suppliers.id), eq(item, answer.item), eq(state, "provided"), eq(given, answer));
}
