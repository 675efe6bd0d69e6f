import { eq } from "drizzle-orm";
import type { PublishTip, SaveTip } from "#domain/content/edit-content.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { tips } from "#drizzle/schema/content.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { changeEntry, isSeen, refuseStale } from "./changed-entry.ts";
import { tipTexts } from "./tip-texts.ts";
import { editedTip } from "./tips.ts";

/**
 * Writes a tip over, as the editor saw it, with its line of the audit log in one batch.
 * @throws AppError NOT_FOUND; CONFLICT where somebody else was faster
 */
export async function saveTip(ctx: SignedInContext, { id, version, tip }: SaveTip): Promise<{ version: number }> {
  const there = await editedTip(ctx, id);
  refuseStale(there, version, "edit");
  await changeEntry(ctx, {
    isSeen: isSeen(tips, id, version),
    change: updateWhere(
      ctx,
      tips,
      { category: tip.category, version: version + 1, updatedAt: ctx.now() },
      eq(tips.id, id),
    ),
    entry: { action: "edit", entity: "tip", entityId: id, before: there.fields, after: tip },
    rows: tipTexts(id, tip),
  });
  return { version: version + 1 };
}

/**
 * Puts a tip before the public at once, or takes it back to be a draft.
 * @throws AppError NOT_FOUND; CONFLICT where somebody else was faster or it is so already
 */
export async function publishTip(
  ctx: SignedInContext,
  { id, version, isPublished }: PublishTip,
): Promise<{ version: number }> {
  const there = await editedTip(ctx, id);
  const action = isPublished ? "publish" : "withdraw";
  refuseStale(there, version, action);
  if ((there.publishedAt !== null) === isPublished) throw new AppError("CONFLICT", { action, version });
  const publishedAt = isPublished ? ctx.now() : null;
  await changeEntry(ctx, {
    isSeen: isSeen(tips, id, version),
    change: updateWhere(ctx, tips, { publishedAt, version: version + 1, updatedAt: ctx.now() }, eq(tips.id, id)),
    entry: {
      ...{ action, entity: "tip", entityId: id },
      before: { publishedAt: there.publishedAt },
      after: { publishedAt },
    },
  });
  return { version: version + 1 };
}
