import type { ChecklistAnswer, ChecklistItem } from "#domain/suppliers/checklist.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";
import { changeItem, terminated } from "./provide-item.ts";

/**
 * Answers an item of the checklist in words, or answers it anew: the house has to look at it then. What the company's own
 * row says of it changes when the answer is accepted.
 * @throws AppError CONFLICT for a terminated company
 */
export async function answerItem(
  ctx: SignedInContext,
  answer: ChecklistAnswer,
): Promise<{ item: ChecklistItem; state: "provided" }> {
  const { item } = answer;
  const isProvided = await changeItem(ctx, { action: "provide_item", item, state: "provided", answer });
  if (!isProvided) throw terminated("provide_item");
  return { item, state: "provided" };
}
