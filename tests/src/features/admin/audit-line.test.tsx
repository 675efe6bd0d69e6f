import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { AuditLine } from "#src/features/admin/audit-line.tsx";
import { speak } from "../../../support/in-locale.ts";

vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: unknown }) => children }));

const LINE = {
  ...{ id: "aud_1", createdAt: 0, actor: null, action: "approve", entity: "supplier", entityId: "sup_raw0001" },
  ...{ mail: null, company: null, product: null, order: null, request: null, person: null, reason: null },
};
const shown = (change: object) => renderToString(<AuditLine line={{ ...LINE, ...change } as never} />);

beforeEach(() => speak("en"));

it("a line of the log leads to all of its thing in words, and tells its number only with what changed", () => {
  const bare = shown({ before: {}, after: {} });
  expect(bare).toContain(m.admin_audit_same_thing());
  expect(bare).not.toContain(LINE.entityId);
  const [atFirst = "", opened = ""] = shown({ before: { status: "new" }, after: { status: "approved" } }).split(
    "<details",
  );
  expect(atFirst).not.toContain(LINE.entityId);
  expect(opened).toContain(LINE.entityId);
});
