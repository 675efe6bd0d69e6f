import { and, eq, sql } from "drizzle-orm";
import type { FailedMail } from "#domain/admin/failed-mails.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { MailContent } from "#worker/platform/mails/layout.ts";
import { renderMail } from "#worker/platform/mails/templates.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { failureSql } from "./mail-filter-sql.ts";

/** Stands for what the reader alone may see: a link with a key, a code. As a fragment it leads nowhere. */
const HIDDEN = { link: "#••••••", code: "••••••" };

/** Null where this version can't write the mail. */
export type OpenedMail = { content: MailContent | null };

/**
 * Shows a parked mail as its reader would get it, but for its keys; with its line of the audit log in one batch, since it
 * holds what others wrote.
 * @throws AppError NOT_FOUND; CONFLICT with the state where it failed no more
 */
export async function openMail(ctx: SignedInContext, { id }: FailedMail): Promise<OpenedMail> {
  const entry = auditEntry(ctx, {
    action: "open_mail",
    entity: "mail",
    entityId: id,
    before: { status: "parked" },
    after: { status: "parked" },
    reason: null,
  });
  const isParked = sql`exists (select 1 from ${outbox} where ${and(eq(outbox.id, id), eq(outbox.status, "parked"))})`;
  const {
    mail: [mail],
  } = await batchOf(ctx, {
    entry: ctx.db.run(entry(isParked)),
    mail: ctx.db
      .select({
        template: outbox.template,
        locale: outbox.locale,
        data: outbox.data,
        status: outbox.status,
        failure: failureSql(),
      })
      .from(outbox)
      .where(eq(outbox.id, id)),
  });
  if (!mail) throw new AppError("NOT_FOUND");
  if (mail.status !== "parked") throw new AppError("CONFLICT", { state: mail.status, action: "open_mail" });
  const { sealed, ...open } = mail.data;
  // One that came back was sent, and lost its keys then.
  const hadKeys = sealed || mail.failure === "returned";
  try {
    return { content: renderMail(mail.template, { ...open, ...(hadKeys ? HIDDEN : {}) }, mail.locale) };
  } catch {
    return { content: null };
  }
}
