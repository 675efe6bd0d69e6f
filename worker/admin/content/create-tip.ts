import { and, eq, max, sql } from "drizzle-orm";
import type { CreateTip } from "#domain/content/edit-tip.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { tipSubmissions, tips } from "#drizzle/schema/content.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { tipTexts } from "./tip-texts.ts";

/**
 * Writes a new tip as a draft at the end of the list; what a visitor shared is settled by it. All in one batch.
 * @throws AppError BAD_INPUT for an address that is taken; NOT_FOUND where the shared tip is settled or gone; RATE_LIMITED,
 *   KEY_REUSED
 */
export async function createTip(ctx: SignedInContext, input: CreateTip): Promise<{ id: string }> {
  const { idempotencyKey, ...asked } = input;
  const { slug } = asked.tip;
  const isFree = sql`not exists (select 1 from ${tips} where ${tips.slug} = ${slug})`;
  try {
    const { response } = await guardedWrite(ctx, {
      procedure: "editor.create",
      key: idempotencyKey,
      actor: ctx.caller.userId,
      input: asked,
      ...draftOf(ctx, asked, isFree),
    });
    return response;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") await refuseTaken(ctx, slug);
    throw error;
  }
}

function draftOf(
  ctx: SignedInContext,
  { tip, submissionId }: Omit<CreateTip, "idempotencyKey">,
  isFree: ReturnType<typeof sql>,
) {
  const id = newId("tip");
  const { category, slug } = tip;
  const now = ctx.now();
  const position = sql`(select coalesce(max(${tips.position}), -1) + 1 from ${tips})`;
  const isWaiting = submissionId
    ? sql`exists (select 1 from ${tipSubmissions} where ${isNew(submissionId)})`
    : sql`true`;
  return {
    response: { id },
    precondition: sql`${isFree} and ${isWaiting}`,
    rows: [
      row(tips, { id, slug, category, position, rating: 0, views: 0, createdAt: now, updatedAt: now }),
      ...tipTexts(id, tip),
      auditEntry(ctx, { action: "create", entity: "tip", entityId: id, before: {}, after: tip, reason: null }),
      ...(submissionId ? settled(ctx, submissionId, id) : []),
    ],
  };
}

function isNew(id: string) {
  return and(eq(tipSubmissions.id, id), eq(tipSubmissions.status, "new"));
}

function settled(ctx: SignedInContext, id: string, tipId: string): GuardedStatement[] {
  return [
    updateWhere(ctx, tipSubmissions, { status: "done", updatedAt: ctx.now() }, isNew(id)),
    auditEntry(ctx, {
      action: "settle",
      entity: "tip_submission",
      entityId: id,
      before: { status: "new" },
      after: { status: "done", tip: tipId },
      reason: null,
    }),
  ];
}

async function refuseTaken({ db }: SignedInContext, slug: string): Promise<void> {
  const [taken] = await db
    .select({ id: max(tips.id) })
    .from(tips)
    .where(eq(tips.slug, slug));
  if (taken?.id) throw new AppError("BAD_INPUT", { issues: [{ path: "slug", code: "taken" }] });
}
