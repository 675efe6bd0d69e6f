import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { AUDIT_COLUMNS } from "#src/features/admin/audit-screen.tsx";
import { listCsv } from "#src/features/admin/lists/list-csv.ts";

const NOTHING = { company: null, product: null, order: null, request: null, person: null, isByCommand: false };

it("a table of the audit log tells a mail's kind, not its reader", () => {
  const line = {
    ...{ id: "aud_1", createdAt: 0, actor: null, action: "resend", entity: "email", entityId: "out_1", reason: null },
    ...{ mail: { kind: "account" as const, recipient: "reader@erased.test" }, before: {}, after: {} },
    ...NOTHING,
  } as const;
  const table = listCsv(AUDIT_COLUMNS, [line]);
  expect(table).toContain("out_1");
  expect(table).toContain(m.admin_mails_kind_account());
  expect(table).not.toContain("reader@erased.test");
  expect(table).toContain(m.admin_audit_gone());
  expect(listCsv(AUDIT_COLUMNS, [{ ...line, isByCommand: true }])).toContain(m.admin_audit_by_command());
});

it("a table of the audit log tells who acted by account and role, and refused goods in words", () => {
  const before = { supplier: "sup_1", kind: "goods", value: "سكري تمر", label: "تمر سكري" };
  const actor = { id: "usr_1", name: "Operator", email: "operator@erased.test", userType: "admin" } as const;
  const table = listCsv(AUDIT_COLUMNS, [
    {
      ...{ id: "aud_1", createdAt: 0, actor, action: "undo_refusal", entity: "refused_line", entityId: "ref_1" },
      ...{ reason: null, mail: null, before, after: {} },
      ...NOTHING,
    },
  ]);
  expect(table).toContain("ref_1 (تمر سكري)");
  expect(table).toContain(`usr_1 (${m.members_type_admin()})`);
  expect(table).not.toContain("operator@erased.test");
});
