import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIDES } from "#domain/kernel/turn.ts";
import { orderButtons } from "#domain/orders/order-buttons.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import { orderWaits } from "#domain/orders/order-turns.ts";
import { RULINGS } from "#domain/orders/transition-order.ts";
import { companyWaits } from "#domain/suppliers/company-turns.ts";
import { remindAt } from "#domain/waits/reminder.ts";
import { turnsOf, WAITS_OF, waitsFor, whatWaits } from "#domain/waits/what-waits.ts";
import { anySubject, NOW, orderFacts } from "./any-subject.ts";

const many = fc.array(anySubject, { maxLength: 40 });
const ACCOUNTS = ["usr_a", "usr_b", "usr_c"];

describe("what waits", () => {
  it("is the sum of what each machine says, of every account and every side", () => {
    fc.assert(
      fc.property(many, (subjects) => {
        const waits = whatWaits(subjects, NOW);
        const expected = subjects.flatMap((subject) =>
          turnsOf(subject, NOW).map(({ side, action, until }) => [subject.id, side, action, until]),
        );
        const listed = waits.map(({ subject, side, name, until }) => [
          subject.id,
          side,
          name.slice(`${side}_${subject.machine}_`.length),
          until,
        ]);
        expect(listed).toHaveLength(expected.length);
        expect(listed).toEqual(expect.arrayContaining(expected));
        const ofAccounts = ACCOUNTS.flatMap((account) => waitsFor(waits, account));
        const owned = waits.filter(({ subject, side }) => typeof subject.accounts[side] === "string");
        expect(ofAccounts).toHaveLength(owned.length);
        expect(new Set(ofAccounts)).toEqual(new Set(owned));
      }),
    );
  });

  it("stands by deadline, what has none at the end, the oldest first", () => {
    fc.assert(
      fc.property(many, (subjects) => {
        const waits = whatWaits(subjects, NOW);
        for (const [place, { until, subject }] of waits.entries()) {
          const next = waits[place + 1];
          if (!next) continue;
          if (until === null) expect(next.until).toBeNull();
          if (until !== null && next.until !== null) expect(until).toBeLessThanOrEqual(next.until);
          if (until === next.until) expect(subject.since).toBeLessThanOrEqual(next.subject.since);
        }
      }),
    );
  });

  it("waits for nothing whose deadline has passed, whether or not the scheduler ran", () => {
    fc.assert(
      fc.property(many, (subjects) => {
        for (const { until } of whatWaits(subjects, NOW)) if (until !== null) expect(until).toBeGreaterThan(NOW);
      }),
    );
  });

  it("waits for nobody in particular but the sides", () => {
    fc.assert(
      fc.property(anySubject, (subject) => {
        for (const { side } of turnsOf(subject, NOW)) expect(SIDES).toContain(side);
        expect(Object.keys(WAITS_OF)).toContain(subject.machine);
      }),
    );
  });
});

describe("what waits in an order", () => {
  it("can be done: the order's page has a button for it", () => {
    fc.assert(
      fc.property(orderFacts, (facts) => {
        const order = orderAsOf(facts, NOW);
        for (const { side, action } of orderWaits(facts, NOW)) {
          if (side === "admin") {
            expect(RULINGS).toContain(action);
            continue;
          }
          const beside = { outstandingMinor: 0, hasUnconfirmedPayment: false, mayRate: false };
          const hasProposal = order.lastProposalBy !== null && order.lastProposalBy !== side;
          expect(orderButtons({ ...order, ...beside, hasProposal }, side, NOW)).toContain(action);
        }
      }),
    );
  });
});

describe("what waits in a company", () => {
  const DAY = 86_400_000;
  const checklist = { trade_licence: "accepted", trn: "accepted", addresses: "accepted" } as const;

  it("is the owner's until the required papers are there, then the platform's", () => {
    const pending = { status: "pending", licenceValidUntil: null } as const;
    expect(companyWaits({ ...pending, checklist: {} }, NOW)).toEqual([
      { side: "supplier", action: "provide_items", until: null },
    ]);
    expect(companyWaits({ ...pending, checklist }, NOW)).toEqual([{ side: "admin", action: "approve", until: null }]);
  });

  it("asks for a new licence from a month before its end until the scheduler suspends", () => {
    const company = { status: "approved", checklist } as const;
    expect(companyWaits({ ...company, licenceValidUntil: NOW + 31 * DAY }, NOW)).toEqual([]);
    expect(companyWaits({ ...company, licenceValidUntil: NOW - DAY }, NOW)).toEqual([
      { side: "supplier", action: "renew_licence", until: NOW + 29 * DAY },
    ]);
    const renewed = { ...company, checklist: { ...checklist, trade_licence: "provided" } } as const;
    expect(companyWaits({ ...renewed, licenceValidUntil: NOW - DAY }, NOW)).toEqual([
      { side: "admin", action: "decide_items", until: null },
    ]);
  });
});

describe("a reminder", () => {
  it("comes before the deadline, and never in the first half of the time that there was", () => {
    fc.assert(
      fc.property(many, (subjects) => {
        for (const wait of whatWaits(subjects, NOW)) {
          const at = remindAt(wait);
          if (at === null || wait.until === null) {
            expect(at).toBe(wait.until);
            continue;
          }
          if (wait.subject.since > wait.until) continue;
          expect(at).toBeLessThanOrEqual(wait.until);
          expect(at - wait.subject.since).toBeGreaterThanOrEqual((wait.until - wait.subject.since) / 2);
        }
      }),
    );
  });
});
