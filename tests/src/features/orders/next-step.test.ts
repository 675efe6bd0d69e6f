import { beforeEach, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { moverLabels, moverOf, nextStepLabels } from "#src/features/orders/next-step.ts";
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
    ...more,
  };
  return { order, side, dispute: [], actions: [] } as unknown as OpenOrder;
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
