import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SaveDraft } from "#domain/rfq/quote-verbs.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/**
 * Keeps what a supplier's form holds before it is sent. A retry of the last save is answered as the first time.
 * @throws AppError NOT_FOUND; CONFLICT with state and version where it was sent or saved elsewhere meanwhile
 */
export async function saveDraft(ctx: SignedInContext, { id, version, draft }: SaveDraft): Promise<{ version: number }> {
  const isTheirs = sql`${quotes.supplierId} = (select own.id from ${suppliers} as own
    where own.owner_id = ${ctx.caller.userId} and own.status = 'approved')`;
  const isDraft = and(eq(quotes.id, id), eq(quotes.status, "draft"), eq(quotes.version, version), isTheirs);
  const [{ rowsAffected }, [now]] = await ctx.db.batch([
    ctx.db
      .update(quotes)
      .set({ draft, version: version + 1, updatedAt: ctx.now() })
      .where(isDraft),
    ctx.db
      .select({ status: quotes.status, version: quotes.version, draft: quotes.draft })
      .from(quotes)
      .where(and(eq(quotes.id, id), isTheirs)),
  ]);
  if (!now) throw new AppError("NOT_FOUND");
  const isKept = now.status === "draft" && now.version === version + 1 && isSame(now.draft, draft);
  if (rowsAffected === 0 && !isKept)
    throw new AppError("CONFLICT", { state: now.status, action: "save", version: now.version });
  return { version: version + 1 };
}

/** A draft is kept as it came, the order of its keys included. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
