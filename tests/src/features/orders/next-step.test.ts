import { beforeEach, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { type ButtonFacts, orderButtons } from "#domain/orders/order-buttons.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { mainActionOf, moverLabels, moverOf, nextStepLabels } from "#src/features/orders/next-step.ts";
import type { OpenOrder, OrderSide } from "#src/features/orders/order-labels.ts";
import { speak } from "../../../support/in-locale.ts";

const NOW = Date.now();
const SIDES = ["buyer", "supplier", "admin"] as const;

/** How a text names a side that it doesn't speak to. */
const NAMED = { buyer: /المشتري|the buyer|l’acheteur/i, supplier: /المورّد|the supplier|le fournisseur/i };

/** An order in a state, as a side opens it. */
function pageOf(
  status: OpenOrder["order"]["status"],
  side: OrderSide,
  more: Partial<OpenOrder["order"]> = {},
): OpenOrder {
  const order = {
    status,
    answerBy: NOW,
    deliveredAt: NOW,
    disputedAt: NOW,
    escalatedAt: null,
    freightMinor: 0,
    proposedFreightMinor: null,
    cancelAskedBy: null,
    ...more,
  };
  return { order, side, dispute: [], actions: [], schedule: [], events: [] } as unknown as OpenOrder;
}

beforeEach(() => speak("en"));

describe("the next step of an order", () => {
  it.each(LOCALES)("never names its reader in the third person where the step is the reader's own, in %s", (locale) => {
    speak(locale);
    for (const side of ["buyer", "supplier"] as const) {
      for (const status of ORDER_STATUSES) {
        const page = pageOf(status, side, { freightMinor: 100 });
        if (moverOf(page) !== side) continue;
        expect(moverLabels(side, side)).not.toMatch(NAMED[side]);
        expect(nextStepLabels(page), `${side}, ${status}`).not.toMatch(NAMED[side]);
      }
    }
  });

  it.each([
    ["new", "supplier", /^Confirm or decline/],
    ["new", "buyer", /^The supplier confirms/],
    ["confirmed", "supplier", /^Prepare the goods/],
    ["in_production", "admin", /^The goods are being made\. The supplier/],
    ["ready_to_ship", "supplier", /Hand them to a carrier/],
    ["delivered", "buyer", /^Check the goods/],
    ["delivered", "supplier", /^The buyer checks/],
    ["declined", "supplier", /^You declined/],
    ["declined", "buyer", /^The supplier declined/],
  ] as const)("of a %s order, told to the %s", (status, side, words) => {
    expect(nextStepLabels(pageOf(status, side))).toMatch(words);
  });

  it("is the operator's own once a dispute is referred", () => {
    const escalated = { escalatedAt: NOW };
    expect(nextStepLabels(pageOf("disputed", "admin", escalated))).toMatch(/^Read what both parties wrote/);
    expect(nextStepLabels(pageOf("disputed", "buyer", escalated))).toMatch(/^Mawrid will decide/);
    expect(nextStepLabels(pageOf("disputed", "admin"))).toMatch(/^Both parties/);
  });

  it("is said to each side in each state", () => {
    for (const side of SIDES)
      for (const status of ORDER_STATUSES)
        expect(nextStepLabels(pageOf(status, side))).not.toMatch(/undefined|Invalid/);
  });
});

/** A page with the buttons that the server would name. */
function livePage(
  status: OpenOrder["order"]["status"],
  side: OrderSide,
  more: Partial<OpenOrder["order"]> = {},
  besides: Partial<ButtonFacts> = {},
): OpenOrder {
  const order = {
    ...pageOf(status, side, { cancelAskedBy: null, proposedFreightMinor: null, completedAt: NOW, ...more }).order,
  };
  const beside = {
    outstandingMinor: 100,
    hasUnconfirmedPayment: false,
    hasProposal: false,
    mayRate: false,
    ...besides,
  };
  const facts = { ...order, ...beside, disputedAt: status === "disputed" ? NOW : null };
  const schedule = [{ percent: 100, dueMinor: 100, recordedMinor: 0 }];
  return {
    ...pageOf(status, side),
    order,
    schedule,
    actions: orderButtons(facts as ButtonFacts, side, NOW),
  } as OpenOrder;
}

const MAIN = {
  buyer: {
    ...{
      new: null,
      confirmed: null,
      in_production: null,
      ready_to_ship: null,
      shipped: "deliver",
      delivered: "complete",
    },
    ...{ completed: "again", declined: "again", cancelled: "again", disputed: "add_to_dispute" },
  },
  supplier: {
    ...{ new: "confirm", confirmed: "start_production", in_production: "make_ready", ready_to_ship: "ship" },
    ...{
      shipped: "deliver",
      delivered: null,
      completed: null,
      declined: null,
      cancelled: null,
      disputed: "add_to_dispute",
    },
  },
  admin: {
    ...{ new: null, confirmed: null, in_production: null, ready_to_ship: null, shipped: null, delivered: null },
    ...{ completed: null, declined: null, cancelled: null, disputed: null },
  },
} as const;

describe("the main button of an order", () => {
  it("is one at most for every state and side, and one that the server allows", () => {
    for (const side of SIDES) {
      for (const status of ORDER_STATUSES) {
        const page = livePage(status, side);
        const main = mainActionOf(page);
        expect(main, `${side}, ${status}`).toBe(MAIN[side][status]);
        if (main !== null && main !== "again") expect(page.actions).toContain(main);
        expect(nextStepLabels(page)).not.toBe("");
      }
    }
  });

  it.each([
    ["a cancellation that was asked for", "confirmed", "supplier", { cancelAskedBy: "buyer" }, {}, "consent_to_cancel"],
    ["one's own asking", "confirmed", "buyer", { cancelAskedBy: "buyer" }, {}, null],
    ["freight nobody named", "in_production", "supplier", { freightMinor: null }, {}, "propose_freight"],
    [
      "freight that was named",
      "confirmed",
      "buyer",
      { freightMinor: null, proposedFreightMinor: 5 },
      {},
      "agree_to_freight",
    ],
    [
      "freight one named oneself",
      "confirmed",
      "supplier",
      { freightMinor: null, proposedFreightMinor: 5 },
      {},
      "start_production",
    ],
    ["a deposit", "confirmed", "buyer", { paymentTerms: "100% in advance" }, {}, "record_payment"],
    ["a deposit that is not due", "confirmed", "buyer", { paymentTerms: "Payment on delivery" }, {}, null],
    ["a payment to answer", "delivered", "supplier", {}, { hasUnconfirmedPayment: true }, "confirm_payment"],
    ["a rating", "completed", "buyer", {}, { mayRate: true }, "rate"],
  ] as const)("follows %s", (_, status, side, more, besides, main) => {
    const page = livePage(status, side, { currency: "AED", ...more } as never, besides);
    expect(mainActionOf(page)).toBe(main);
    if (main !== null && main !== "rate") expect(moverOf(page)).toBe(side);
    expect(nextStepLabels(page)).not.toMatch(/undefined|Invalid/);
  });

  it("speaks of ratings to the side that may still give one", () => {
    for (const side of ["buyer", "supplier"] as const) {
      expect(nextStepLabels(livePage("completed", side, {}, { mayRate: true }))).toBe(m.orders_next_completed());
      expect(nextStepLabels(livePage("completed", side))).toBe(m.orders_next_completed_over());
    }
  });

  it("is none while a ruling waits for a second operator, whose turn it is", () => {
    const page = livePage("disputed", "admin", { escalatedAt: NOW });
    expect(moverOf(page)).toBe("admin");
    const own = { ...page, proposedRuling: "own" } as const;
    expect(moverLabels(moverOf(own) ?? "both", "admin")).toBe(m.orders_turn_colleague());
    expect(nextStepLabels(own)).toBe(m.orders_ruling_own_waits());
    const other = { ...page, proposedRuling: "other" } as const;
    expect(moverLabels(moverOf(other) ?? "both", "admin")).toBe(m.orders_turn_yours());
    expect(nextStepLabels(other)).toBe(m.orders_ruling_waits());
  });

  it("leads to the settlement that the other side proposed, not to one's own", () => {
    const proposal = (side: string) => [{ side, proposal: "completed" }] as OpenOrder["dispute"];
    const page = { ...livePage("disputed", "buyer", {}, { hasProposal: true }), dispute: proposal("supplier") };
    expect(mainActionOf(page)).toBe("agree_to_settle");
    expect(mainActionOf({ ...page, dispute: proposal("buyer") })).toBeNull();
  });
});
