import { describe, expect, it } from "vitest";
import { LIVE, REWRITABLE } from "#domain/catalogue/manage-products.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { countChange } from "#domain/orders/counted-orders.ts";
import { type ButtonFacts, orderButtons } from "#domain/orders/order-buttons.ts";
import { IN_WORK } from "#domain/orders/order-facts.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { WAITING_FOR_SUPPLIER } from "#domain/rfq/invitation-turns.ts";
import { tradeSight } from "#domain/suppliers/trade-sight.ts";

const FACTS: Omit<ButtonFacts, "status"> = {
  ...{ answerBy: null, deliveredAt: 1, completedAt: null, disputedAt: null, escalatedAt: null },
  ...{ outstandingMinor: 1, cancelAskedBy: null, freightMinor: null, proposedFreightMinor: 5 },
  ...{ hasUnconfirmedPayment: false, hasProposal: false, mayRate: false },
};
/** The states in which something holds, in the order of the workflow. */
const statesWhere = (holds: (status: OrderStatus) => boolean) => ORDER_STATUSES.filter(holds).join(" ");
const statesWith = (button: string, viewer: "buyer" | "supplier" | "admin", facts: Partial<ButtonFacts> = {}) =>
  statesWhere((status) => (orderButtons({ ...FACTS, ...facts, status }, viewer, 2) as string[]).includes(button));

const AGREED = "confirmed in_production ready_to_ship shipped delivered completed disputed";

describe("the states of an order in which", () => {
  it("a supplier's public count holds it: agreed on and not called off", () => {
    expect(statesWhere((status) => countChange("new", status) === 1)).toBe(AGREED);
    expect(statesWhere((status) => countChange(status, "cancelled") === -1)).toBe(AGREED);
    expect(statesWhere((status) => countChange(status, status) !== 0)).toBe("");
  });

  it("money is recorded, freight agreed on and a cancellation asked for", () => {
    expect(statesWith("record_payment", "buyer")).toBe(AGREED);
    expect(statesWith("record_payment", "supplier")).toBe("");
    expect(statesWith("propose_freight", "supplier")).toBe("confirmed in_production ready_to_ship");
    expect(statesWith("agree_to_freight", "buyer")).toBe("confirmed in_production ready_to_ship");
    expect(statesWith("agree_to_freight", "buyer", { proposedFreightMinor: null })).toBe("");
    expect(statesWith("propose_freight", "supplier", { freightMinor: 0 })).toBe("");
    expect(statesWith("ask_to_cancel", "buyer")).toBe("confirmed in_production");
  });

  it("a cancellation that one side asked for is consented to by the other, and taken back by both", () => {
    const asked = { cancelAskedBy: "buyer" } as const;
    expect(statesWith("ask_to_cancel", "supplier", asked)).toBe("");
    expect(statesWith("consent_to_cancel", "supplier", asked)).toBe("confirmed in_production");
    expect(statesWith("consent_to_cancel", "buyer", asked)).toBe("");
    expect(statesWith("refuse_to_cancel", "buyer", asked)).toBe("confirmed in_production");
    expect(statesWith("refuse_to_cancel", "supplier")).toBe("");
  });

  it("the operator rules, a payment is answered, documents are added and a dispute goes on", () => {
    expect(statesWith("settle_completed", "admin")).toBe("disputed");
    expect(statesWith("settle_cancelled", "admin")).toBe("disputed");
    expect(statesWith("cancel_agreed", "admin")).toBe("confirmed in_production");
    expect(statesWith("settle_cancelled", "buyer")).toBe("");
    const waiting = { hasUnconfirmedPayment: true };
    for (const button of ["confirm_payment", "refuse_payment"]) {
      expect(statesWith(button, "supplier", waiting)).toBe(ORDER_STATUSES.join(" "));
      expect(statesWith(button, "buyer", waiting) + statesWith(button, "supplier")).toBe("");
    }
    expect(statesWith("upload", "buyer")).toBe(statesWhere((status) => !["declined", "cancelled"].includes(status)));
    expect(statesWith("add_to_dispute", "supplier")).toBe("disputed");
    expect(statesWith("agree_to_settle", "buyer", { hasProposal: true })).toBe("disputed");
    expect(statesWith("dispute", "buyer")).toBe("delivered completed");
    expect(statesWith("dispute", "buyer", { disputedAt: 1 })).toBe("");
    expect(statesWith("rate", "buyer", { mayRate: true })).toBe(ORDER_STATUSES.join(" "));
  });

  it("it makes work", () => {
    expect(IN_WORK.join(" ")).toBe("new confirmed in_production ready_to_ship shipped");
  });
});

describe("states of others", () => {
  it("say who waits for a supplier, what is edited, and what an owner sees", () => {
    expect(WAITING_FOR_SUPPLIER).toEqual(["invited", "viewed", "info_provided"]);
    expect([REWRITABLE, LIVE]).toEqual([
      ["draft", "changes_requested"],
      ["published", "paused"],
    ]);
    const seen = SUPPLIER_STATUSES.map((status) => `${status} ${tradeSight(status)}`);
    expect(seen.filter((line) => !line.endsWith("without_contacts"))).toEqual(["approved whole", "terminated nothing"]);
  });
});
