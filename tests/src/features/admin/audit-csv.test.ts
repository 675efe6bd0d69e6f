import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { auditCsv } from "#src/features/admin/audit-csv.ts";

it("a table of the audit log tells a mail's kind, not its reader", () => {
  const line = {
    ...{ id: "aud_1", createdAt: 0, actor: null, action: "resend", entity: "email", entityId: "out_1", reason: null },
    ...{ mail: { kind: "account" as const, recipient: "reader@erased.test" }, before: {}, after: {} },
  } as const;
  const table = auditCsv([line]);
  expect(table).toContain("out_1");
  expect(table).toContain(m.admin_mails_kind_account());
  expect(table).not.toContain("reader@erased.test");
});
