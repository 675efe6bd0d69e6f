import { env } from "cloudflare:workers";
import type { Database } from "#drizzle/client.ts";
import type { Context } from "#worker/platform/context.ts";
import { createCallerFactory } from "#worker/platform/procedures.ts";
import { parseSettings } from "#worker/platform/settings.ts";
// The Worker loads them with its first mail; here no test waits for that.
import "#worker/platform/mails/templates.ts";
import { appRouter } from "#worker/router.ts";
import { withinBudget } from "./call-budget.ts";
import { leaveRunning } from "./left-running.ts";

/** 21 November 2026, 08:00 in Dubai. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 4);

export interface TestContext extends Context {
  /** Waits for what the call left running behind its answer. */
  settled(): Promise<void>;
}

/** A context over a real database, with a clock that stands still. */
export function testContext(db: Database, overrides: Partial<Context> = {}): TestContext {
  const pending: Promise<unknown>[] = [];
  return {
    db,
    settings: parseSettings(env),
    env,
    origin: "https://mawrid.test",
    clientAddress: "203.0.113.7",
    userAgent: "Mozilla/5.0 (test)",
    viewer: async () => null,
    answerHeaders: new Headers(),
    requestId: "test",
    now: () => TEST_NOW,
    waitUntil: (work) => {
      pending.push(work);
      leaveRunning(db, work);
    },
    settled: async () => void (await Promise.all(pending)),
    ...overrides,
  };
}

const createCaller = createCallerFactory(appRouter);

/** Calls procedures as the HTTP handler does, middleware included; one that asks the database too often fails. */
export function callerOf(context: Context) {
  return withinBudget(createCaller(context));
}
