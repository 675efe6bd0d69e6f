import { lazy } from "@trpc/server";
import { expect, it, vi } from "vitest";
import { withOwnLoads } from "#worker/platform/lazy-areas.ts";
import { createCallerFactory, publicProcedure, router } from "#worker/platform/procedures.ts";
import { appRouter } from "#worker/router.ts";
import { freshDatabase } from "../../support/database.ts";
import { testContext } from "../support/context.ts";

const area = router({ ping: publicProcedure.query(() => "pong") });

/** An API whose one area comes by these answers, one a load. */
async function apiOf(...answers: (() => Promise<typeof area>)[]) {
  const load = vi.fn(
    () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error("none")),
  );
  const root = withOwnLoads(router({ area: lazy(load) }));
  const caller = createCallerFactory(root)(testContext(await freshDatabase()));
  return { ping: () => caller.area.ping(), load };
}

it("an area whose first caller left while it was loaded opens to the next one", async () => {
  const { ping } = await apiOf(
    () => new Promise(() => undefined),
    async () => area,
  );
  void ping();
  expect(await ping()).toBe("pong");
});

it("an area that could not be loaded once is loaded with the next call", async () => {
  const { ping } = await apiOf(
    async () => {
      throw new Error("network");
    },
    async () => area,
  );
  await expect(ping()).rejects.toThrow("network");
  expect(await ping()).toBe("pong");
});

it("an area is loaded no more once one request has it, and an unknown procedure of it ends", async () => {
  const { ping, load } = await apiOf(async () => area);
  expect(await Promise.all([ping(), ping()])).toEqual(["pong", "pong"]);
  const loads = load.mock.calls.length;
  await ping();
  expect(load.mock.calls).toHaveLength(loads);
});

it("the site's own API shares no load between requests", async () => {
  const loads = Object.values(appRouter._def.lazy).map(({ load }) => [load(), load()]);
  // Files that share this isolate may have loaded some of them.
  expect(loads.length + Object.keys(appRouter._def.record).length).toBeGreaterThan(15);
  for (const [one, other] of loads) expect(one).not.toBe(other);
  await Promise.all(loads.flat());
});
