import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type AccessRule, refusalFor } from "#domain/identity/access.ts";
import type { Database } from "#drizzle/client.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { PROCEDURES } from "../worker/support/procedures.ts";
import { candidates, type Done } from "./candidates.ts";
import { AGAIN, UNTRIED } from "./race-exceptions.ts";
import { closeWorlds, openWorld, type World } from "./world.ts";

vi.mock("#worker/platform/password.ts", () => ({
  hashPassword: async (password: string) => `plain$${password}`,
  checkPassword: async (password: string, stored?: string) => ({
    isRight: stored === `plain$${password}`,
    isOutdated: false,
  }),
}));

const WRITES = Object.keys(PROCEDURES).filter((path) => PROCEDURES[path]?.startsWith("mutation"));

// The first world takes its time.
beforeAll(async () => void (await openWorld()), 240_000);
afterAll(closeWorlds);

async function world(): Promise<World> {
  const opened = await openWorld();
  await opened.db.run(sql`update users set password_hash = 'plain$a-Password-of-2026'`);
  return opened;
}

/** Rows of each table, and the sum of the versions: a move that happens twice shows in one of them. */
async function tallyOf(db: Database): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string; versioned: number }>(sql`select t.name, exists (
    select 1 from pragma_table_info(t.name) where name = 'version') as versioned from sqlite_master t
    where t.type = 'table' and t.name not like 'search_%' and t.name not like 'sqlite_%' and t.name not in ('rate_limits', 'page_versions')`);
  const counts = tables.map(
    ({ name, versioned }) =>
      `select '${name}' as name, count(*) + ${versioned ? "10000 * ifnull(sum(version % 100000), 0)" : "0"} as tally from "${name}"`,
  );
  const rows = await db.all<{ name: string; tally: number }>(sql.raw(counts.join(" union all ")));
  return Object.fromEntries(rows.map(({ name, tally }) => [name, tally]));
}

/**
 * The first call of a procedure that is answered, of all things that it could be done to; the refused ones write nothing.
 * @returns the call; else the refusals
 */
async function firstDone(site: World, path: string): Promise<Done | string> {
  const rule = PROCEDURES[path]?.split(" ")[1] as AccessRule;
  const refusals = new Set<string>();
  for (const { viewer, input } of await candidates(site, path)) {
    if (refusalFor(rule, viewer) !== null) continue;
    try {
      await site.call(viewer, path, structuredClone(input));
      return { viewer, input };
    } catch (error) {
      const { code, details } = toAppError(error);
      refusals.add(`${code} ${JSON.stringify(details)}`);
    }
  }
  return [...refusals].slice(0, 5).join(", ");
}

it("what can't be done here has tests of its own", () => {
  const named = Object.values(UNTRIED).map((why) => why.slice(why.lastIndexOf("tests/")));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect([...Object.keys(UNTRIED), ...Object.keys(AGAIN)].filter((path) => !WRITES.includes(path))).toEqual([]);
});

describe("two at once, and once more afterwards", () => {
  for (const path of WRITES.filter((one) => !(one in UNTRIED))) {
    it(`${path} has one effect`, async () => {
      const once = await world();
      const done = await firstDone(once, path);
      if (typeof done === "string") return expect.fail(`nothing was found that it could be done to: ${done}`);
      const twice = await world();
      const call = () => twice.call(done.viewer, path, structuredClone(done.input));
      const outcomes = await Promise.allSettled([call(), call()]);
      outcomes.push(...(await Promise.allSettled([call()])));
      const codes = outcomes.map((one) => (one.status === "fulfilled" ? "ok" : toAppError(one.reason).code));
      expect(codes).toContain("ok");
      expect(codes.filter((code) => code === "UNEXPECTED" || code === "UNAVAILABLE")).toEqual([]);
      const [single, double] = [await tallyOf(once.db), await tallyOf(twice.db)];
      const more = Object.keys(single).filter((table) => single[table] !== double[table]);
      expect(more.sort()).toEqual(AGAIN[path]?.tables ?? []);
    });
  }
});
