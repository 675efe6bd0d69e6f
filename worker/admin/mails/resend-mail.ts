import { and, eq, not } from "drizzle-orm";
import type { FailedMail } from "#domain/admin/failed-mails.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { deliver, leasedAgain } from "#worker/platform/outbox.ts";
import { isReturned } from "#worker/platform/returned-mails.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

/**
 * Gives a mail that failed all its tries again, the first of them at once, after the response; with its line of the audit
 * log in one batch.
 * @throws AppError NOT_FOUND; CONFLICT with the state where it is on its way already, or was sent and came back: its keys are gone
 */
export async function resendMail(ctx: SignedInContext, { id }: FailedMail): Promise<{ status: "waiting" }> {
  const entry = auditEntry(ctx, {
    action: "resend",
    entity: "mail",
    entityId: id,
    before: { status: "parked" },
    after: { status: "waiting" },
    reason: null,
  });
  const isParked = and(eq(outbox.id, id), eq(outbox.status, "parked"), not(isReturned()));
  const {
    mail: [mail],
    kept: [kept],
  } = await batchOf(ctx, {
    entry: ctx.db.run(entry(rowExists(outbox, isParked))),
    mail: ctx.db.update(outbox).set(leasedAgain(ctx.now())).where(isParked).returning(),
    kept: ctx.db.select({ status: outbox.status }).from(outbox).where(eq(outbox.id, id)),
  });
  if (!kept) throw new AppError("NOT_FOUND");
  if (!mail) throw new AppError("CONFLICT", { state: kept.status, action: "resend" });
  ctx.waitUntil(deliver(ctx, mail));
  return { status: "waiting" };
}
