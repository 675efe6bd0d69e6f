import { describe, expect, it } from "vitest";
import { DAY_MS, dayInDubai, endOfDay } from "#domain/kernel/time.ts";
import { COMPLETE_AFTER_MS } from "#domain/orders/order-machine.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { orderSteps, type SteppedOrder } from "#domain/orders/order-steps.ts";

const T = 1_800_000_000_000;
const ORDER: SteppedOrder = {
  status: "new",
  createdAt: T,
  answerBy: T + 3 * DAY_MS,
  leadTimeDaysMax: 10,
  deliveredAt: null,
};
const moves = (...to: OrderStatus[]) =>
  to.map((toStatus, at) => ({ fromStatus: to[at - 1] ?? null, toStatus, createdAt: T + at * DAY_MS }));
const told = (steps: ReturnType<typeof orderSteps>) => steps.map(({ status, state }) => `${status}:${state}`);

describe("the steps of an order", () => {
  it("name what was reached with its time, where it is, and what comes", () => {
    const steps = orderSteps({ ...ORDER, status: "in_production" }, moves("new", "confirmed", "in_production"), T);
    expect(told(steps)).toEqual([
      "new:done",
      "confirmed:done",
      "in_production:current",
      "ready_to_ship:coming",
      "shipped:coming",
      "delivered:coming",
      "completed:coming",
    ]);
    expect(steps.slice(0, 3).map(({ at }) => at)).toEqual([T, T + DAY_MS, T + 2 * DAY_MS]);
    expect(steps[3]).toMatchObject({ promisedAt: endOfDay(dayInDubai(T + 11 * DAY_MS)), isLate: false });
  });

  it("are late once a promise is over", () => {
    const order = { ...ORDER, status: "confirmed" as const };
    const late = orderSteps(order, moves("new", "confirmed"), T + 12 * DAY_MS).filter(({ isLate }) => isLate);
    expect(late.map(({ status }) => status)).toEqual(["ready_to_ship"]);
    const done = orderSteps({ ...order, status: "ready_to_ship" }, moves("new", "confirmed", "ready_to_ship"), T * 2);
    expect(done.some(({ isLate }) => isLate)).toBe(false);
  });

  it("are in time until the named day is over in Dubai", () => {
    const steps = (now: number) => orderSteps({ ...ORDER, status: "confirmed" }, moves("new", "confirmed"), now);
    const end = endOfDay(dayInDubai(T + 11 * DAY_MS));
    const ready = (now: number) => steps(now).find(({ status }) => status === "ready_to_ship");
    expect(ready(end)?.isLate).toBe(false);
    expect(ready(end + 1)?.isLate).toBe(true);
  });

  it("leave out what was skipped, and begin with the confirmation where a quote was accepted", () => {
    const steps = orderSteps({ ...ORDER, status: "ready_to_ship" }, moves("confirmed", "ready_to_ship"), T);
    expect(told(steps).slice(0, 2)).toEqual(["confirmed:done", "ready_to_ship:current"]);
  });

  it("end where an order is called off or disputed, and show both where a dispute was settled", () => {
    expect(told(orderSteps({ ...ORDER, status: "cancelled" }, moves("new", "cancelled"), T))).toEqual([
      "new:done",
      "cancelled:current",
    ]);
    const disputed = moves("confirmed", "ready_to_ship", "shipped", "delivered", "completed", "disputed");
    expect(told(orderSteps({ ...ORDER, status: "disputed" }, disputed, T)).at(-1)).toBe("disputed:current");
    const settled = orderSteps(
      { ...ORDER, status: "completed" },
      [...disputed, ...moves("disputed", "completed").slice(1)],
      T,
    );
    expect(told(settled).slice(-2)).toEqual(["disputed:done", "completed:current"]);
  });

  it("say when a delivery completes by itself, and do without events", () => {
    const delivered = orderSteps({ ...ORDER, status: "delivered", deliveredAt: T }, [], T);
    expect(delivered.at(-1)).toMatchObject({ status: "completed", promisedAt: T + COMPLETE_AFTER_MS });
    for (const status of ORDER_STATUSES) {
      const steps = orderSteps({ ...ORDER, status }, [], T);
      expect(steps.filter(({ state }) => state === "current")).toMatchObject([{ status }]);
      expect(new Set(steps.map((step) => step.status)).size).toBe(steps.length);
    }
  });
});
