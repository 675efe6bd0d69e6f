import { sql } from "drizzle-orm";
import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { changeItem, terminated } from "./provide-item.ts";

/**
 * Answers an item of the checklist in words, or answers it again: the platform has to look at it then. What the company's own
 * row says of it changes when the answer is accepted.
 * @throws AppError CONFLICT for a terminated company; RATE_LIMITED (60 an hour): each answer stays as an event
 */
export async function answerItem(
  ctx: SignedInContext,
  answer: ChecklistAnswer,
): Promise<{ item: ChecklistItem; state: "provided" }> {
  const { item } = answer;
  await admit(ctx);
  const isProvided = await changeItem(ctx, { action: "provide_item", item, state: "provided", answer });
  if (!isProvided) throw terminated("provide_item");
  return { item, state: "provided" };
}

async function admit({ db, caller, now }: SignedInContext): Promise<void> {
  const counters = [accountCounter("company.answerItem", caller.userId)];
  const [, counted] = await db.batch([db.run(countCall(counters, now(), sql`true`)), readCounters(db, counters)]);
  const refusal = overLimit(counters, counted, now());
  if (refusal) throw refusal;
}
