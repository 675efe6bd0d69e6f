import type { TipSubmission } from "#domain/content/tip-submission.ts";
import { tipSubmissions } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

/**
 * Keeps a visitor's tip for an editor to read.
 * @throws AppError RATE_LIMITED, KEY_REUSED
 */
export async function submitTip(ctx: Context, input: TipSubmission): Promise<{ id: string }> {
  const { idempotencyKey, ...tip } = input;
  const id = newId("tip");
  const now = ctx.now();
  const { response } = await guardedWrite(ctx, {
    procedure: "tips.submit",
    key: idempotencyKey,
    input: tip,
    response: { id },
    rows: [row(tipSubmissions, { id, ...tip, status: "new", createdAt: now, updatedAt: now })],
  });
  return response;
}
