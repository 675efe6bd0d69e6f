import { and, desc, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { RemoveTemplate, SaveTemplate } from "#domain/rfq/quote-verbs.ts";
import { quoteTemplates } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

/** Forms that one company keeps. */
const MAX_TEMPLATES = 50;

const isOwn = ({
  caller,
}: SignedInContext) => sql`${quoteTemplates.supplierId} = (select own.id from ${suppliers} as own
  where own.owner_id = ${caller.userId} and own.status = 'approved')`;

/** The caller's kept forms, the last used first. */
export async function listTemplates(ctx: SignedInContext) {
  const { id, version, name, content, updatedAt } = quoteTemplates;
  return ctx.db
    .select({ id, version, name, content, updatedAt })
    .from(quoteTemplates)
    .where(isOwn(ctx))
    .orderBy(desc(updatedAt))
    .limit(MAX_TEMPLATES);
}

/**
 * Keeps a form for the next quote, or writes a kept one again.
 * @throws AppError NOT_FOUND where it is another's, or fifty are kept already; CONFLICT with the version that it is in now
 */
export async function saveTemplate(
  ctx: SignedInContext,
  input: SaveTemplate,
): Promise<{ id: string; version: number }> {
  const { template, name, content } = input;
  if (!template) return createTemplate(ctx, input);
  const { id, version } = template;
  const [{ rowsAffected }, [now]] = await ctx.db.batch([
    ctx.db
      .update(quoteTemplates)
      .set({ name, content, version: version + 1, updatedAt: ctx.now() })
      .where(and(eq(quoteTemplates.id, id), eq(quoteTemplates.version, version), isOwn(ctx))),
    selectVersion(ctx, id),
  ]);
  if (!now) throw new AppError("NOT_FOUND");
  if (rowsAffected === 0) throw new AppError("CONFLICT", { action: "save", version: now.version });
  return { id, version: version + 1 };
}

async function createTemplate(ctx: SignedInContext, { name, content, idempotencyKey }: SaveTemplate) {
  const supplierId = ctx.caller.supplier?.id ?? "";
  const id = newId("tpl");
  const kept = sql`(select count(*) from ${quoteTemplates} where ${quoteTemplates.supplierId} = ${supplierId})`;
  const isSeller = sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierId}
    and ${suppliers.ownerId} = ${ctx.caller.userId} and ${suppliers.status} = 'approved')`;
  const { response } = await guardedWrite(ctx, {
    procedure: "quotes.saveTemplate",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: { name, content },
    response: { id, version: 1 },
    precondition: sql`${kept} < ${MAX_TEMPLATES} and ${isSeller}`,
    rows: [row(quoteTemplates, { id, supplierId, name, content, createdAt: ctx.now(), updatedAt: ctx.now() })],
  });
  return response;
}

/** @throws AppError NOT_FOUND; CONFLICT with the version that it is in now */
export async function removeTemplate(
  ctx: SignedInContext,
  { id, version }: RemoveTemplate,
): Promise<Record<string, never>> {
  const [[now], { rowsAffected }] = await ctx.db.batch([
    selectVersion(ctx, id),
    ctx.db
      .delete(quoteTemplates)
      .where(and(eq(quoteTemplates.id, id), eq(quoteTemplates.version, version), isOwn(ctx))),
  ]);
  if (!now) throw new AppError("NOT_FOUND");
  if (rowsAffected === 0) throw new AppError("CONFLICT", { action: "remove", version: now.version });
  return {};
}

function selectVersion(ctx: SignedInContext, id: string) {
  return ctx.db
    .select({ version: quoteTemplates.version })
    .from(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), isOwn(ctx)));
}
