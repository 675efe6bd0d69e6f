import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PRODUCT_STATUSES } from "#domain/catalogue/product-facts.ts";
import { PRODUCT_TRANSITIONS } from "#domain/catalogue/product-machine.ts";
import { PRODUCT_TURNS } from "#domain/catalogue/product-turns.ts";
import { ACCOUNT_TRANSITIONS } from "#domain/identity/account-machine.ts";
import { ACCOUNT_TURNS } from "#domain/identity/account-turns.ts";
import type { Transitions } from "#domain/kernel/machine.ts";
import { PROPOSAL_STATUSES, PROPOSAL_TRANSITIONS } from "#domain/kernel/proposal.ts";
import { PROPOSAL_TURNS } from "#domain/kernel/proposal-turns.ts";
import { REVISION_STATUSES, REVISION_TRANSITIONS } from "#domain/kernel/revision-machine.ts";
import { REVISION_TURNS } from "#domain/kernel/revision-turns.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { type Side, statesAwaiting, type Turns, waitsUntil } from "#domain/kernel/turn.ts";
import { ORDER_TRANSITIONS } from "#domain/orders/order-machine.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { ORDER_TURNS, PAYMENT_TURNS } from "#domain/orders/order-turns.ts";
import { PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from "#domain/orders/payments.ts";
import { INVITATION_STATUSES, INVITATION_TRANSITIONS } from "#domain/rfq/invitation-machine.ts";
import { INVITATION_TURNS } from "#domain/rfq/invitation-turns.ts";
import { QUOTE_STATUSES, QUOTE_TRANSITIONS } from "#domain/rfq/quote-machine.ts";
import { QUOTE_TURNS } from "#domain/rfq/quote-turns.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import { RFQ_TURNS } from "#domain/rfq/rfq-turns.ts";
import { CLAIM_STATUSES, CLAIM_TRANSITIONS } from "#domain/suppliers/claim-machine.ts";
import { CLAIM_TURNS, SUPPLIER_TURNS } from "#domain/suppliers/company-turns.ts";
import { SUPPLIER_TRANSITIONS } from "#domain/suppliers/supplier-machine.ts";

interface Stated {
  moves: Transitions<string, string>;
  turns: Turns<string>;
  states: readonly string[];
}

/** Every machine of the platform with its states and whose turn each of them is. */
const MACHINES: Record<string, Stated> = {
  RFQ_TRANSITIONS: { moves: RFQ_TRANSITIONS, turns: RFQ_TURNS, states: RFQ_STATUSES },
  INVITATION_TRANSITIONS: { moves: INVITATION_TRANSITIONS, turns: INVITATION_TURNS, states: INVITATION_STATUSES },
  QUOTE_TRANSITIONS: { moves: QUOTE_TRANSITIONS, turns: QUOTE_TURNS, states: QUOTE_STATUSES },
  ORDER_TRANSITIONS: { moves: ORDER_TRANSITIONS, turns: ORDER_TURNS, states: ORDER_STATUSES },
  PAYMENT_TRANSITIONS: { moves: PAYMENT_TRANSITIONS, turns: PAYMENT_TURNS, states: PAYMENT_STATUSES },
  SUPPLIER_TRANSITIONS: { moves: SUPPLIER_TRANSITIONS, turns: SUPPLIER_TURNS, states: SUPPLIER_STATUSES },
  CLAIM_TRANSITIONS: { moves: CLAIM_TRANSITIONS, turns: CLAIM_TURNS, states: CLAIM_STATUSES },
  PRODUCT_TRANSITIONS: { moves: PRODUCT_TRANSITIONS, turns: PRODUCT_TURNS, states: PRODUCT_STATUSES },
  REVISION_TRANSITIONS: { moves: REVISION_TRANSITIONS, turns: REVISION_TURNS, states: REVISION_STATUSES },
  PROPOSAL_TRANSITIONS: { moves: PROPOSAL_TRANSITIONS, turns: PROPOSAL_TURNS, states: PROPOSAL_STATUSES },
  ACCOUNT_TRANSITIONS: { moves: ACCOUNT_TRANSITIONS, turns: ACCOUNT_TURNS, states: ["active", "suspended"] },
};

/** Who acts for a side in the tables of moves. */
const ACTORS: Record<Side, readonly string[]> = {
  buyer: ["buyer", "guest", "claimant"],
  supplier: ["supplier", "owner", "trusted"],
  admin: ["admin", "other"],
};

/** What is expected beside the moves of a state: a dispute is talked about before somebody settles it. */
const BESIDE = ["add_to_dispute"];

describe("whose turn it is", () => {
  it("is stated by every machine of the domain", async () => {
    const files = readdirSync("domain", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const modules: Record<string, unknown>[] = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ `${process.cwd()}/domain/${file}`)),
    );
    const tables = modules.flatMap((module) => Object.keys(module)).filter((name) => name.endsWith("_TRANSITIONS"));
    expect(tables.sort()).toEqual(Object.keys(MACHINES).sort());
  });

  describe.each(Object.entries(MACHINES))("of %s", (_, { moves, turns, states }) => {
    it("is stated for every state, and for no other", () => {
      const known = Object.values(moves).flatMap(({ from, to }) => [...from, to]);
      expect(Object.keys(turns).sort()).toEqual([...new Set(states)].sort());
      expect(states).toEqual(expect.arrayContaining(known));
    });

    it("expects nothing but what that side may do in that state", () => {
      for (const [state, expected] of Object.entries(turns)) {
        for (const { side, action } of expected) {
          if (BESIDE.includes(action)) continue;
          const move = moves[action];
          expect(move?.from, `${action} in ${state}`).toContain(state);
          expect(
            move?.by.some((actor) => ACTORS[side].includes(actor)),
            `${side} may ${action}`,
          ).toBe(true);
        }
      }
    });
  });

  it("is nobody's in a state that another version wrote", () => {
    for (const { turns } of Object.values(MACHINES)) expect(waitsUntil(turns.of_another_version, 5)).toEqual([]);
    expect(waitsUntil(QUOTE_TURNS.countered, 5)).toMatchObject([{ side: "supplier", until: 5 }]);
  });

  it("tells the states in which a side has the word", () => {
    expect(statesAwaiting(QUOTE_TURNS, "supplier")).toEqual(["countered"]);
    expect(statesAwaiting(INVITATION_TURNS, "supplier")).toEqual(["invited", "viewed", "info_provided"]);
    expect(statesAwaiting(ORDER_TURNS, "buyer")).toEqual(["shipped", "delivered", "disputed"]);
  });
});
