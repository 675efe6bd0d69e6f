import { describe, expect, it } from "vitest";
import { neededDocuments } from "#domain/orders/needed-documents.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";

const told = (status: OrderStatus, more: Partial<Parameters<typeof neededDocuments>[0]> = {}) =>
  Object.fromEntries(
    neededDocuments({ status, isAbroad: false, hasPayments: false, kinds: [], ...more }).map(({ kind, state }) => [
      kind,
      state,
    ]),
  );

describe("the documents of an order", () => {
  it("are missing from the state on that needs them, and come later before it", () => {
    expect(told("confirmed")).toEqual({ invoice: "later", packing_list: "later", transport: "later" });
    expect(told("ready_to_ship")).toEqual({ invoice: "missing", packing_list: "missing", transport: "later" });
    expect(told("shipped", { kinds: ["invoice"] })).toEqual({
      invoice: "there",
      packing_list: "missing",
      transport: "missing",
    });
  });

  it("ask for an origin only across a border, for a proof only of what was paid, for evidence only in a dispute", () => {
    expect(told("shipped", { isAbroad: true })).toMatchObject({ origin_certificate: "missing" });
    expect(told("confirmed", { hasPayments: true })).toMatchObject({ payment_proof: "missing" });
    expect(told("disputed")).toMatchObject({ evidence: "missing" });
    expect(told("delivered")).not.toHaveProperty("evidence");
  });

  it("are none of an order that was called off, and each is named once", () => {
    for (const status of ORDER_STATUSES) {
      const documents = neededDocuments({ status, isAbroad: true, hasPayments: true, kinds: ["invoice", "other"] });
      expect(new Set(documents.map(({ kind }) => kind)).size).toBe(documents.length);
      if (status === "cancelled" || status === "declined") expect(documents).toEqual([]);
    }
  });
});
