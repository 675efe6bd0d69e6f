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

it("fields of before and after are told in the reader's words, moments as such", () => {
  speak("fr");
  const change = {
    before: { suspendedAt: null, isTrusted: false },
    after: { suspendedAt: 1_795_000_000_000, isTrusted: true, licenceValidUntil: 1_796_000_000_000 },
  };
  const html = shown(change);
  expect(html).toContain(m.admin_audit_field_suspended());
  expect(html).toContain(m.admin_audit_field_trusted());
  expect(html).not.toMatch(/suspendedAt|isTrusted|licenceValidUntil|1795000000000|1796000000000/);
  expect(shown({ before: {}, after: { later_field: 1 } })).toContain("later field");
});

it("states are told by the kind of thing that is in them, choices in words, and what another version wrote as it is", () => {
  speak("fr");
  const product = shown({ entity: "product", before: { status: "in_review" }, after: { status: "published" } });
  expect(product).toContain(m.review_status_in_review());
  expect(product).toContain(m.review_status_published());
  expect(product).not.toMatch(/in_review|>published/);
  const trusted = shown({ before: { isTrusted: false }, after: { isTrusted: true, status: "info_requested" } });
  expect(trusted).toContain(m.admin_audit_yes());
  expect(trusted).toContain(m.admin_status_info_requested());
  expect(shown({ entity: "mail", before: { status: "parked" }, after: { status: "waiting" } })).toContain(
    m.admin_audit_state_waiting(),
  );
  const item = shown({ before: { item: "trade_licence", state: "provided" }, after: { state: "accepted" } });
  expect(item).toContain(m.admin_item_state_accepted());
  expect(item).not.toMatch(/provided|accepted/);
  expect(shown({ before: { locale: "ar" }, after: { locale: "fr" } })).toContain("arabe");
  expect(shown({ entity: "order", before: {}, after: { status: "later_state" } })).toContain("later state");
});
