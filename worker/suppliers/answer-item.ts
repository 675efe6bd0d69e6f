import { and, eq, sql } from "drizzle-orm";
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
  const isProvided = await changeItem(ctx, { action: "provide_item", item, state: "provided", answer });
  if (!isProvided) throw terminated("provide_item");
  return { item, state: "provided" };
}

/** @returns true where this very answer waits for the platform already */
async function admit(ctx: SignedInContext, answer: ChecklistAnswer): Promise<boolean> {
  const { db, caller, now } = ctx;
  const counters = [accountCounter("company.answerItem", caller.userId)];
  const { item, state, answer: given } = supplierChecklist;
  const { counted, waiting } = await batchOf(ctx, {
    call: db.run(countCall(counters, now(), sql`true`)),
    counted: readCounters(db, counters),
    waiting: db
      .select({ item })
      .from(supplierChecklist)
      .innerJoin(suppliers, eq(suppliers.id, supplierChecklist.supplierId))
      .where(and(isOwnAndAlive(ctx), eq(item, answer.item), eq(state, "provided"), eq(given, answer))),
  });
  const refusal = overLimit(counters, counted, now());
  if (refusal) throw refusal;
  return waiting.length > 0;
}
