import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { orderWaits } from "#domain/orders/order-turns.ts";
import { ratingWaits } from "#domain/reviews/rating-turns.ts";
import { INVITATION_STATUSES } from "#domain/rfq/invitation-machine.ts";
import { invitationWaits } from "#domain/rfq/invitation-turns.ts";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import { quoteWaits } from "#domain/rfq/quote-turns.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import type { Database } from "#drizzle/client.ts";
import { disputeEntries, orderEvents, orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { DAY_MS, orderIn } from "../orders/orders.ts";
import { publish, quoteIn, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
}, 60_000);

const time = fc.oneof(fc.integer({ min: TEST_NOW - 45 * DAY_MS, max: TEST_NOW + 45 * DAY_MS }), fc.constant(TEST_NOW));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const party = fc.constantFrom("buyer" as const, "supplier" as const);

/** What a side's whole list holds of the machines, as "name path". */
async function listed(name: keyof typeof actors): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await callerAs(db, actors[name]).waits.list({ page });
    found.push(...items.map((item) => `${item.name} ${item.path}`));
    if (found.length >= total) expect(found).toHaveLength(total);
    if (items.length === 0 || found.length >= total) return found.sort();
  }
}

describe("the list of random rows", () => {
  it("is what the machines of orders say, of either side, and its count is exact", async () => {
    const facts = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      answerBy: maybe(time),
      deliveredAt: maybe(time),
      completedAt: maybe(time),
      disputedAt: maybe(time),
      escalatedAt: maybe(time),
      cancelAskedBy: maybe(party),
      freightMinor: maybe(fc.nat({ max: 1000 })),
      proposedFreightMinor: maybe(fc.nat({ max: 1000 })),
      lastProposalBy: maybe(party),
    });
    const drawn = fc.sample(facts, { seed: 20_261_122, numRuns: 160 });
    const expected: Record<keyof typeof actors, string[]> = { "buyer A": [], "approved A": [] };
    for (const { proposedFreightMinor, lastProposalBy, ...changes } of drawn) {
      const { id, reference } = await orderIn(db, actors["buyer A"], actors["approved A"], changes.status, changes);
      if (proposedFreightMinor !== null) {
        const event = { id: `evt_${id}`, orderId: id, action: "propose_freight", note: String(proposedFreightMinor) };
        await db.insert(orderEvents).values({ ...event, toStatus: changes.status, actor: "supplier", createdAt: 1 });
      }
      if (lastProposalBy !== null) {
        const entry = { id: `dsp_${id}`, orderId: id, side: lastProposalBy, authorId: "x", text: "", createdAt: 1 };
        await db.insert(disputeEntries).values({ ...entry, proposal: "completed" });
      }
      const order = { ...changes, proposedFreightMinor, lastProposalBy, supplierStatus: "approved" as const };
      const rated = { ...order, hasOfSupplier: false, hasOfBuyer: false };
      const waits = [
        ...orderWaits(order, TEST_NOW).map(({ side, action }) => ({ side, name: `${side}_order_${action}` })),
        ...ratingWaits(rated, TEST_NOW).map(({ side, action }) => ({ side, name: `${side}_rating_${action}` })),
      ];
      for (const { side, name } of waits) {
        if (side === "buyer") expected["buyer A"].push(`${name} /orders/${reference}`);
        if (side === "supplier") expected["approved A"].push(`${name} /orders/${reference}`);
      }
    }
    expect(expected["buyer A"].length).toBeGreaterThan(20);
    expect(await listed("buyer A")).toEqual(expected["buyer A"].sort());
    expect(await listed("approved A")).toEqual(expected["approved A"].sort());
    await db.delete(orders);
  }, 60_000);

  it("is what the machines of requests say, of either side", async () => {
    const facts = fc.record({
      quote: fc.record({
        status: fc.constantFrom(...QUOTE_STATUSES),
        validUntil: maybe(time),
        bindingUntil: maybe(time),
      }),
      invitation: fc.record({ status: fc.constantFrom(...INVITATION_STATUSES), deadlineAt: time }),
      rfq: fc.record({ status: fc.constantFrom(...RFQ_STATUSES), deadlineAt: time, quotesCount: fc.nat({ max: 2 }) }),
    });
    const made = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    for (const drawn of fc.sample(facts, { seed: 20_261_123, numRuns: 120 })) {
      const { quote, invitation, rfq } = drawn;
      await db.batch([
        db.update(quotes).set(quote).where(eq(quotes.id, made.id)),
        db.update(rfqInvitations).set(invitation).where(eq(rfqInvitations.id, made.invitationId)),
        db.update(rfqs).set(rfq).where(eq(rfqs.id, made.rfq.id)),
      ]);
      const shared = { supplierStatus: "approved" as const, rfq: { ...rfq, confirmBy: null } };
      const waits = [
        ...invitationWaits({ ...invitation, ...shared }, TEST_NOW).map(({ side, action }) => ({
          side,
          line: `${side}_invitation_${action} ${side === "buyer" ? `/rfqs/${made.rfq.reference}` : `/inbox/${made.invitationId}`}`,
        })),
        ...quoteWaits({ ...quote, ...shared, buyerAnswers: true }, TEST_NOW).map(({ side, action }) => ({
          side,
          line: `${side}_quote_${action} /quotes/${made.id}`,
        })),
      ];
      const of = (wanted: string) => waits.flatMap(({ side, line }) => (side === wanted ? [line] : [])).sort();
      expect(await listed("buyer A"), JSON.stringify(drawn)).toEqual(of("buyer"));
      expect(await listed("approved A"), JSON.stringify(drawn)).toEqual(of("supplier"));
    }
  }, 60_000);
});
