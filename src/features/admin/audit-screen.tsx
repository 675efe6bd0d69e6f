import { keepPreviousData } from "@tanstack/react-query";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { AuditFilter } from "./audit-filter.tsx";
import { actionLabels, actorWithoutAccount, auditedRefusal, ENTITY_CHOICES, entityLabels } from "./audit-labels.ts";
import { type AuditEntry, AuditLine } from "./audit-line.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { AdminList, ClearLink } from "./lists/admin-list.tsx";
import { type Column, timeInFile } from "./lists/column.ts";
import { readChoice } from "./lists/read-search.ts";
import { KIND_NAMES } from "./mails/mail-labels.ts";
import { typeLabels } from "./members/member-labels.ts";

/**
 * The columns of the log's file, in the reader's language, states as JSON; the screen shows entries. Of a mail its
 * kind alone, of who acted account and role: no erasure of an account reaches a file that was saved.
 */
export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  timeInFile(m.admin_column_time, ({ createdAt }) => createdAt),
  {
    header: m.admin_audit_account,
    csv: ({ actor, isByCommand }) =>
      actor ? `${actor.id} (${typeLabels(actor.userType)})` : actorWithoutAccount(isByCommand),
  },
  { header: m.admin_audit_action, csv: ({ action, entity }) => actionLabels(action, entity) },
  { header: m.admin_audit_entity, csv: ({ entity }) => entityLabels(entity) },
  { header: m.admin_audit_id, csv: namedId },
  { header: m.admin_reason, csv: ({ reason }) => reason },
  { header: m.admin_audit_before, csv: ({ before }) => JSON.stringify(before) },
  { header: m.admin_audit_after, csv: ({ after }) => JSON.stringify(after) },
];

function namedId({ entity, entityId, mail, before }: AuditEntry): string {
  const named = mail ? labelOf(KIND_NAMES, mail.kind) : auditedRefusal({ entity, before });
  return named ? `${entityId} (${named})` : entityId;
}

/** What the platform did, newest first, with the state before and after. */
export function AuditScreen({ search }: { search: AuditSearch }) {
  const { client } = api.useUtils();
  const { page: _, ...asked } = search;
  const list = api.admin.audit.useQuery(auditInput(search), { placeholderData: keepPreviousData });
  const clear = Object.values(asked).some(Boolean) && { search: {}, words: m.admin_audit_clear() };
  return (
    <AdminList
      title={m.admin_audit()}
      intro={m.admin_audit_intro()}
      filter={<AuditFilter key={JSON.stringify(asked)} search={search} />}
      list={list}
      search={search}
      count={m.admin_audit_count}
      hint={clear ? undefined : m.admin_audit_empty()}
      clear={clear}
      actions={clear && <ClearLink {...clear} />}
      file={{
        subject: "mawrid-audit",
        columns: AUDIT_COLUMNS,
        read: (page) => client.admin.audit.query(auditInput({ ...search, page })),
      }}
    >
      {(items) => (
        <ol className="grid gap-3">
          {items.map((line) => (
            <AuditLine key={line.id} line={line} />
          ))}
        </ol>
      )}
    </AdminList>
  );
}

/** The call that a search of the audit log makes. */
export function auditInput({ entity, page = 1, ...asked }: AuditSearch) {
  return { ...asked, entity: readChoice(entity, ENTITY_CHOICES), page };
}
