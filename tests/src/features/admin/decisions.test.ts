import { describe, expect, it } from "vitest";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { LICENCE_GRACE_MS, supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { changedFields, pathLabels } from "#src/features/admin/audit-changes.ts";
import { operatorTransitions } from "#src/features/admin/company-transitions.tsx";
import { eventLabels } from "#src/features/admin/event-labels.ts";
import { type Application, inTheWay } from "#src/features/admin/in-the-way.ts";
import { speak } from "../../../support/in-locale.ts";

const NOW = Date.UTC(2026, 10, 21);

function company(openItems: Application["openItems"], ...ends: (number | null)[]): Application {
  const documents = ends.map((validUntil) => ({ validUntil }));
  // What the function looks at; the rest of an application is not its affair.
  return { openItems, checklist: [{ item: "trade_licence", documents }] } as unknown as Application;
}

describe("what stands in the way of a move", () => {
  it("is open items for an approval alone", () => {
    expect(inTheWay(company(["trn"]), "approve", NOW)).toEqual({ openItems: ["trn"], isLicenceEnded: false });
    expect(inTheWay(company(["trn"]), "restore", NOW)).toBeNull();
    expect(inTheWay(company(["trn"]), "reject", NOW)).toBeNull();
    expect(inTheWay(company([]), "approve", NOW)).toBeNull();
  });

  it("is the end of the newest licence that has one, after its grace", () => {
    const ended = NOW - LICENCE_GRACE_MS;
    const obstacle = { openItems: [], isLicenceEnded: true };
    expect(inTheWay(company([], ended), "restore", NOW)).toEqual(obstacle);
    expect(inTheWay(company([], null, ended), "approve", NOW)).toEqual(obstacle);
    expect(inTheWay(company([], ended + 1), "restore", NOW)).toBeNull();
    expect(inTheWay(company([], NOW, ended), "restore", NOW)).toBeNull();
  });
});

describe("the buttons of a company", () => {
  it.each(SUPPLIER_STATUSES)("in %s are the moves of the machine", (status) => {
    const allowed = supplierMachine.actionsOf(status, "admin");
    expect(
      operatorTransitions(allowed)
        .map(({ action }) => action)
        .sort(),
    ).toEqual([...allowed].sort());
  });
});

describe("an event in words", () => {
  it("names the item that it is about, and keeps what was written", () => {
    speak("en");
    expect(eventLabels({ action: "item_rejected", note: "bank_letter" })).toEqual({
      words: "Rejected: Bank letter",
      note: null,
    });
    expect(eventLabels({ action: "reject", note: "no licence" })).toEqual({ words: "Rejected", note: "no licence" });
    expect(eventLabels({ action: "merged", note: null })).toEqual({ words: "merged", note: null });
  });
});

describe("before and after", () => {
  const pathOf = (...labels: string[]) => labels.map(isolated).join(" · ");
  const told = (before: object, after: object, entity: string) =>
    changedFields({ ...before }, { ...after }, entity).map((field) => [
      pathLabels(field.path),
      field.before,
      field.after,
    ]);

  it("are told of the fields that differ", () => {
    speak("en");
    const before = { status: "pending", version: 1, same: [1], wasNamed: true };
    const after = { status: "approved", version: 2, same: [1], note: "x" };
    expect(told(before, after, "supplier")).toEqual([
      [pathOf(m.admin_audit_field_state()), "Awaiting review", "Approved"],
      [pathOf(m.admin_audit_field_version()), "1", "2"],
      [pathOf(m.admin_audit_field_note()), "–", "x"],
    ]);
  });

  it("are told of what differs within a field alone, and of what was edited away", () => {
    speak("en");
    const texts = { ar: { name: "تمر" }, en: { name: "Dates" } };
    const tiers = [{ minQuantity: 1 }, { minQuantity: 10 }];
    const before = { content: { category: "food", texts, tiers }, note: "gone" };
    const after = {
      content: {
        category: "food",
        texts: { ...texts, en: { name: "Figs" } },
        tiers: [{ minQuantity: 1 }, { minQuantity: 20 }],
      },
    };
    const content = m.admin_audit_field_content();
    expect(told(before, after, "product_revision")).toEqual([
      [pathOf(content, m.products_texts(), "English", m.review_field_name()), "Dates", "Figs"],
      [pathOf(content, m.products_tiers(), isolated("2"), m.products_tier_quantity()), "10", "20"],
      [pathOf(m.admin_audit_field_note()), "gone", "–"],
    ]);
    expect(told({}, { names: { ar: "تمر" } }, "supplier")).toEqual([
      [pathOf(m.admin_audit_field_names(), "Arabic"), "–", "تمر"],
    ]);
    expect(told({ tip: "tip_1" }, {}, "tip")).toHaveLength(1);
  });

  it("are told by its parts of a list that was emptied or first filled, and of plain entries together", () => {
    speak("en");
    const tiers = [{ minQuantity: 1 }, { minQuantity: 10 }];
    const from = (at: string) => pathOf(m.products_tiers(), isolated(at), m.products_tier_quantity());
    expect(told({ tiers }, { tiers: [] }, "product")).toEqual([
      [from("1"), "1", "–"],
      [from("2"), "10", "–"],
    ]);
    expect(told({ tiers: [] }, { tiers }, "product")).toHaveLength(2);
    expect(told({ note: ["a"] }, { note: [] }, "product")).toEqual([
      [pathOf(m.admin_audit_field_note()), '["a"]', "[]"],
    ]);
  });
});
