import { describe, expect, it } from "vitest";
import { COUNTED_STATUSES, countChange } from "#domain/orders/counted-orders.ts";
import { orderButtons } from "#domain/orders/order-buttons.ts";
import { type OrderActor, orderMachine } from "#domain/orders/order-machine.ts";
import {
  documentNumber,
  ORDER_REFERENCE,
  orderReference,
  referenceOfDocument,
} from "#domain/orders/order-reference.ts";
import { answerDeadline, dueTransition } from "#domain/orders/order-schedule.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { PAYABLE_STATUSES } from "#domain/orders/payments.ts";
import { VERIFY_CODE, verifyCode } from "#domain/rfq/verify-code.ts";
import { transitionsOf } from "../transitions-of.ts";

const ACTORS: OrderActor[] = ["supplier", "buyer", "admin", "clock", "consent", "agreement"];

describe("the order's machine", () => {
  it("moves as the workflow says and in no other way", () => {
    expect(transitionsOf(orderMachine, ORDER_STATUSES, ACTORS)).toEqual([
      "completed → disputed by buyer",
      "confirmed → cancelled by admin",
      "confirmed → cancelled by consent",
      "confirmed → in_production by supplier",
      "confirmed → ready_to_ship by supplier",
      "delivered → completed by buyer",
      "delivered → completed by clock",
      "delivered → disputed by buyer",
      "disputed → cancelled by admin",
      "disputed → cancelled by agreement",
      "disputed → completed by admin",
      "disputed → completed by agreement",
      "in_production → cancelled by admin",
      "in_production → cancelled by consent",
      "in_production → ready_to_ship by supplier",
      "new → cancelled by buyer",
      "new → cancelled by clock",
      "new → cancelled by supplier",
      "new → confirmed by supplier",
      "new → declined by supplier",
      "ready_to_ship → shipped by supplier",
      "shipped → delivered by buyer",
      "shipped → delivered by supplier",
    ]);
  });

  it("counts an order while it is agreed on, whatever way it goes", () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        const isIn = (status: string) => (COUNTED_STATUSES as readonly string[]).includes(status);
        expect(countChange(from, to)).toBe((isIn(to) ? 1 : 0) - (isIn(from) ? 1 : 0));
      }
    }
  });
});

describe("the scheduler of orders", () => {
  const order = { answerBy: 100, deliveredAt: 0, completedAt: null, disputedAt: null, escalatedAt: null };
  const DAY = 86_400_000;

  it("owes at the moment itself and not before", () => {
    expect(dueTransition({ ...order, status: "new" }, 99)).toBeNull();
    expect(dueTransition({ ...order, status: "new" }, 100)).toEqual({ action: "lapse", at: 100 });
    expect(dueTransition({ ...order, status: "delivered" }, 14 * DAY - 1)).toBeNull();
    expect(dueTransition({ ...order, status: "delivered" }, 20 * DAY)).toEqual({ action: "complete", at: 14 * DAY });
    expect(dueTransition({ ...order, status: "shipped" }, 99 * DAY)).toBeNull();
  });

  it("gives suppliers three working days of Dubai to answer, to the end of the third", () => {
    // A Wednesday at noon and a Friday late in the evening: the end of Monday and of Wednesday, weekends left out.
    expect(answerDeadline(Date.UTC(2026, 10, 18, 8))).toBe(Date.UTC(2026, 10, 23, 20) - 1);
    expect(answerDeadline(Date.UTC(2026, 10, 20, 19, 59))).toBe(Date.UTC(2026, 10, 25, 20) - 1);
    expect(answerDeadline(Date.UTC(2026, 10, 21, 4))).toBe(Date.UTC(2026, 10, 25, 20) - 1);
  });
});

describe("numbers of documents", () => {
  it("lead back to their order, and codes are of the alphabet", () => {
    const random = () => crypto.getRandomValues(new Uint8Array(40));
    const reference = orderReference(2026, random());
    expect(reference).toMatch(ORDER_REFERENCE);
    for (const document of ["order", "proforma", "purchase_order"] as const) {
      expect(referenceOfDocument(documentNumber(reference, document))).toBe(reference);
    }
    expect(verifyCode(random())).toMatch(VERIFY_CODE);
  });
});

describe("buttons", () => {
  it("offer a side its moves of the table, and nothing that needs the other", () => {
    const facts = {
      ...{ answerBy: null, deliveredAt: 1, completedAt: null, disputedAt: null, escalatedAt: null },
      ...{ outstandingMinor: 1, cancelAskedBy: null, freightMinor: 0, proposedFreightMinor: null },
      ...{ hasUnconfirmedPayment: false, hasProposal: false, mayRate: false },
    };
    for (const status of ORDER_STATUSES) {
      for (const side of ["buyer", "supplier"] as const) {
        const buttons = orderButtons({ ...facts, status }, side, 2) as string[];
        const moves = orderMachine.actionsOf(status, side).filter((action) => action !== "lapse");
        // A seller's new order is declined: to cancel it would be a second button for the same.
        const shown = moves.filter((move) => move !== "cancel" || side === "buyer");
        expect(buttons.filter((button) => (moves as string[]).includes(button))).toEqual(shown);
        expect(buttons).not.toContain("cancel_agreed");
        expect(buttons).not.toContain("agree_to_settle");
        const isPayable = side === "buyer" && (PAYABLE_STATUSES as readonly string[]).includes(status);
        expect(buttons.includes("record_payment")).toBe(isPayable);
        expect(orderButtons({ ...facts, status, outstandingMinor: 0 }, side, 2)).not.toContain("record_payment");
      }
    }
  });
});
