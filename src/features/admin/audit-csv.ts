import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { actionLabels, auditedRefusal, entityLabels } from "./audit-labels.ts";
import type { AuditEntry } from "./audit-line.tsx";
import { KIND_NAMES } from "./mails/mail-labels.ts";
import { typeLabels } from "./members/member-labels.ts";

/**
 * Lines of the audit log as a table, in the reader's language, states as JSON. Of a mail its kind alone, of who
 * acted account and role: no erasure of an account reaches a file that was saved.
 */
export function auditCsv(lines: readonly AuditEntry[]): string {
  const head = [
    m.admin_column_time(),
    m.admin_audit_account(),
    m.admin_audit_action(),
    m.admin_audit_entity(),
    m.admin_audit_id(),
    m.admin_reason(),
    m.admin_audit_before(),
    m.admin_audit_after(),
  ];
  return csvTable([head, ...lines.map(cellsOf)]);
}

function cellsOf({ createdAt, actor, action, entity, entityId, mail, reason, before, after }: AuditEntry): string[] {
  const named = mail ? labelOf(KIND_NAMES, mail.kind) : auditedRefusal({ entity, before });
  return [
    isoTime(createdAt),
    actor ? `${actor.id} (${typeLabels(actor.userType)})` : m.admin_audit_gone(),
    actionLabels(action),
    entityLabels(entity),
    named ? `${entityId} (${named})` : entityId,
    reason ?? "",
    JSON.stringify(before),
    JSON.stringify(after),
  ];
}
