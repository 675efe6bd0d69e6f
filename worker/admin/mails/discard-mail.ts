import { and, eq, sql } from "drizzle-orm";
import type { DiscardMail } from "#domain/admin/failed-mails.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

/**
 * Drops a parked mail for good, for a reason that the audit log keeps in the same batch; its sealed link goes at once.
 * @throws AppError NOT_FOUND; CONFLICT with the state where it is parked no more
 */
export async function discardMail(ctx: SignedInContext, { id, reason }: DiscardMail): Promise<{ status: "discarded" }> {
  const entry = auditEntry(ctx, {
    action: "discard_mail",
    entity: "mail",
    entityId: id,
    before: { status: "parked" },
    after: { status: "discarded" },
    reason,
  });
  const isParked = and(eq(outbox.id, id), eq(outbox.status, "parked"));
  const {
    discarded: { rowsAffected },
    kept: [kept],
  } = await batchOf(ctx, {
    entry: ctx.db.run(entry(rowExists(outbox, isParked))),
    discarded: ctx.db
      .update(outbox)
      .set({ status: "discarded", data: sql`json_remove(${outbox.data}, '$.sealed')`, updatedAt: ctx.now() })
      .where(isParked),
    kept: ctx.db.select({ status: outbox.status }).from(outbox).where(eq(outbox.id, id)),
  });
  if (!kept) throw new AppError("NOT_FOUND");
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: kept.status, action: "discard_mail" });
  return { status: "discarded" };
}
