import { expect, it } from "vitest";
import type { OpenOrder } from "#src/features/orders/order-labels.ts";
import { isMade, type TransitionName } from "#src/features/orders/transitions.ts";

const event = (action: string, actor: string) => ({ action, actor }) as OpenOrder["events"][number];
const BEFORE = [event("propose_freight", "supplier"), event("make_ready", "supplier")];

function shows(move: TransitionName, side: OpenOrder["side"], ...since: OpenOrder["events"]): boolean {
  return isMade(move, { side, events: BEFORE }, { events: [...BEFORE, ...since] });
}

it("finds a move that its viewer made since the order was seen, whether or not the state changed", () => {
  expect(shows("ship", "supplier", event("ship", "supplier"))).toBe(true);
  expect(
    shows("propose_freight", "supplier", event("ask_to_cancel", "buyer"), event("propose_freight", "supplier")),
  ).toBe(true);
  expect(shows("consent_to_cancel", "buyer", event("cancel_agreed", "consent"))).toBe(true);
  expect(shows("settle_completed", "admin", event("settle_completed", "admin"))).toBe(true);
});

it("takes neither an older move for it, nor another, nor the other side's", () => {
  expect(shows("propose_freight", "supplier")).toBe(false);
  expect(shows("ship", "supplier", event("ask_to_cancel", "buyer"))).toBe(false);
  expect(shows("ask_to_cancel", "supplier", event("ask_to_cancel", "buyer"))).toBe(false);
});
