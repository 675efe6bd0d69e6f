import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccessRule, refusalFor, type Viewer } from "#domain/identity/access.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { INPUTS } from "../worker/support/inputs.ts";
import { PROCEDURES } from "../worker/support/procedures.ts";
import { wholeDatabase } from "../worker/support/whole-database.ts";
import { candidates, type Done } from "./candidates.ts";
import { ENDED, ENDED_MAY } from "./ended.ts";
import { foreignMarks, GUEST, type Readers, readersOf } from "./marks.ts";
import { NAMES } from "./names.ts";
import { closeWorlds, openWorld, type World } from "./world.ts";

const READS = Object.keys(PROCEDURES).filter((path) => PROCEDURES[path]?.startsWith("query"));
const WRITES = Object.keys(PROCEDURES).filter((path) => PROCEDURES[path]?.startsWith("mutation"));
const ruleOf = (path: string) => PROCEDURES[path]?.split(" ")[1] as AccessRule;

let world: World;
let readers: Readers;
beforeAll(async () => {
  world = await openWorld();
  readers = await readersOf(world.db);
}, 240_000);
afterAll(closeWorlds);

/** What a call ends with: "ok" or the refusal's code, and the private values of others that it told. */
async function tried(site: World, { viewer, input }: Done, path: string) {
  const isGuests = typeof input === "object" && input !== null && "key" in input;
  const who = [...(viewer ? [viewer.userId] : []), ...(isGuests ? [GUEST] : [])];
  try {
    const answer = await site.call(viewer, path, structuredClone(input));
    return { code: "ok", answer, leaks: foreignMarks(answer, readers, who, viewer?.email) };
  } catch (error) {
    const { code, details } = toAppError(error);
    return { code, answer: null, leaks: foreignMarks(details, readers, who, viewer?.email) };
  }
}

describe("what is one's own", () => {
  for (const path of READS.filter((one) => one in NAMES)) {
    it(`${path} is answered, without what only others may read`, async () => {
      const codes: string[] = [];
      const leaks: string[] = [];
      for (const one of (await candidates(world, path)).slice(0, 24)) {
        if (refusalFor(ruleOf(path), one.viewer) !== null) continue;
        const { code, leaks: told } = await tried(world, one, path);
        codes.push(code);
        leaks.push(...told);
      }
      expect(codes).toContain("ok");
      expect(leaks).toEqual([]);
    });
  }

  const EVERYBODY = [null, "unverified", "buyer", "buyer2", "buyer3", "sup_demo_1", "sup_demo_2"] as const;
  it.each(EVERYBODY)("no list and no page tells %s what only others may read", async (name) => {
    const viewer = name === null ? null : world.stage.viewerOf(name as "buyer");
    const leaks: string[] = [];
    for (const path of READS) {
      const { code, leaks: told } = await tried(world, { viewer, input: INPUTS[path] }, path);
      if (code === "UNEXPECTED" || code === "UNAVAILABLE" || told.length > 0) leaks.push(`${path}: ${code} ${told}`);
    }
    expect(leaks).toEqual([]);
  });
});

describe("what has ended", () => {
  it("lets happen to it what is meant, and nothing else", async () => {
    const done: Record<string, string[]> = {};
    for (const path of WRITES.filter((one) => one in NAMES)) {
      const states = new Set<string>();
      for (const one of await candidates(world, path)) {
        if (!ENDED.includes(one.status ?? "") || states.has(one.status ?? "")) continue;
        if (refusalFor(ruleOf(path), one.viewer) !== null) continue;
        const { code } = await tried(world, one, path);
        expect(`${path} ${code}`).not.toMatch(/UNEXPECTED|UNAVAILABLE/);
        if (code === "ok") states.add(one.status ?? "");
      }
      if (states.size > 0) done[path] = [...states].sort();
    }
    expect(done).toEqual(ENDED_MAY);
  }, 120_000);
});

/** What the owner of a company that was stopped may still write: its papers and its drafts, which nobody else sees. */
const STILL: Record<"suspended" | "rejected" | "terminated", string[]> = {
  suspended: ["account.endSession", "company.removeDocument", "products.duplicate", "products.saveManyTerms"],
  rejected: [
    ...["account.endSession", "company.removeDocument", "company.withdrawRevision"],
    ...["products.archive", "products.duplicate", "products.saveManyTerms"],
  ],
  terminated: ["account.endSession"],
};
const TRADE =
  /^(orders|order_|quotes|quote_v|quote_l|quote_e|rfq|payment_|dispute_|messages|supplier_ratings|buyer_ratings)/;

describe("a company that was stopped", () => {
  for (const status of Object.keys(STILL) as (keyof typeof STILL)[]) {
    it(`${status}: moves none of its trade, and reads no contact`, async () => {
      const site = await openWorld();
      const { viewer, calls } = await ownCalls(site, "sup_demo_1", status);
      const before = await tradeOf(site);
      const done = new Set<string>();
      const contacts = new Set<string>();
      for (const [path, input] of calls) {
        const { code, answer } = await tried(site, { viewer, input }, path);
        expect(`${path} ${code}`).not.toMatch(/UNEXPECTED|UNAVAILABLE/);
        if (code === "ok" && PROCEDURES[path]?.startsWith("mutation")) done.add(path);
        if (tellsContacts(answer)) contacts.add(path);
      }
      expect([...done].sort()).toEqual(STILL[status]);
      expect([...contacts]).toEqual([]);
      const after = await tradeOf(site);
      // Who may archive takes its own goods off the shelf.
      if (STILL[status].includes("products.archive")) after.onSale = before.onSale;
      expect(after).toEqual(before);
    }, 120_000);
  }
});

/** All that others have to do with, and the goods that are on sale. */
async function tradeOf({ db }: World) {
  const { products: all = [], ...tables } = await wholeDatabase(db);
  const onSale = all.filter((row) => (row as { status: string }).status === "published");
  return { ...Object.fromEntries(Object.entries(tables).filter(([name]) => TRADE.test(name))), onSale };
}

/** All calls about what a company has, by its owner, when its state has changed. */
async function ownCalls(site: World, company: "sup_demo_1", status: SupplierStatus) {
  const owner = site.stage.viewerOf(company);
  const viewer: Viewer = { ...owner, supplier: { id: company, status } };
  const calls: [string, unknown][] = [];
  for (const path of Object.keys(NAMES)) {
    const own = (await candidates(site, path)).filter((one) => one.viewer?.userId === owner.userId);
    for (const { input } of own.slice(0, 12)) calls.push([path, input]);
  }
  for (const path of READS.filter((one) => !(one in NAMES))) calls.push([path, INPUTS[path]]);
  await site.db.update(suppliers).set({ status }).where(eq(suppliers.id, company));
  return { viewer, calls };
}

/** Marks of buyers' addresses in orders and requests (marks.ts). */
function tellsContacts(answer: unknown): boolean {
  return foreignMarks(answer, readers, []).some((column) =>
    /^(orders\.buyer|rfqs\.(email|phone|contact_name))$/.test(column),
  );
}
