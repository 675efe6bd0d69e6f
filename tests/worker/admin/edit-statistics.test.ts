import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { statistics } from "#drizzle/schema/content.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const editor = () => callerAs(db, actors.admin).editor;
const shown = async () => (await callerAs(db, null).catalogue.home({ locale: "ar" })).statistics;
const homePage = async () => (await editor().statistics()).pages.find(({ page }) => page === "home") ?? expect.fail();

describe("the figures of a page", () => {
  it("are counted until they are written, and counted again once they are taken away", async () => {
    const company = await makeCompany(db, { status: "approved", changes: { verifiedAt: 1 } });
    const markets = { item: "markets" as const, countries: ["SA", "KE", "AE"] };
    const isMarkets = and(eq(supplierChecklist.supplierId, company.id), eq(supplierChecklist.item, "markets"));
    await db.update(supplierChecklist).set({ answer: markets }).where(isMarkets);
    const calls = countCalls(db);
    const counted = await homePage();
    expect(calls()).toBe(2);
    expect(counted).toMatchObject({ isCounted: true, version: 0, writtenAt: null });
    expect(counted.figures[0]).toEqual({ key: "verified_suppliers", written: null, evidenceUrl: null, counted: 1 });
    expect(counted.figures[3]).toEqual({ key: "satisfaction", written: null, evidenceUrl: null, counted: null });
    const proof = "https://example.com/proof";
    const figures = { first: "٥٠٠+ <i>x</i>", firstEvidence: proof, second: "10,000+", secondEvidence: proof };
    const writing = countCalls(db);
    const { version } = await editor().writeStatistics({ page: "home", version: 0, figures });
    expect(writing()).toBe(3);
    expect(
      (await shown()).map(({ key, value, isCounted, evidenceUrl }) => [key, value, isCounted, evidenceUrl]),
    ).toEqual([
      ["verified_suppliers", "٥٠٠+ x", false, proof],
      ["products", "10,000+", false, proof],
      ["target_countries", "3", true, null],
      ["satisfaction", null, true, null],
    ]);
    expect(await homePage()).toMatchObject({ isCounted: false, version, writtenAt: TEST_NOW });
    await editor().countStatistics({ page: "home", version });
    expect((await shown()).find(({ key }) => key === "verified_suppliers")).toMatchObject({
      value: "1",
      isCounted: true,
    });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "edit", entityId: "home", before: {}, after: { products: "10,000+" } },
      { action: "count", entityId: "home", before: { products: "10,000+" }, after: {} },
    ]);
  });

  it("are not written by an editor who saw others, nor empty, nor counted twice", async () => {
    const write = (version: number, first: string) =>
      editor().writeStatistics({ page: "partners", version, figures: { first, firstEvidence: "https://example.com" } });
    const writes = await Promise.allSettled([write(0, "1"), write(0, "2"), write(0, "3")]);
    expect(writes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const before = await wholeDatabase(db);
    await expectRefusal(write(0, "9"), "CONFLICT");
    await expectRefusal(editor().countStatistics({ page: "partners", version: 7 }), "CONFLICT");
    await expectRefusal(editor().countStatistics({ page: "home", version: 0 }), "CONFLICT");
    await expectRefusal(
      editor().writeStatistics({ page: "home", version: 0, figures: {} }),
      "BAD_INPUT",
      "figures.first:required",
    );
    for (const firstEvidence of [undefined, "", "javascript:alert(1)", "ftp://example.com"]) {
      const figures = { first: "500+", firstEvidence };
      await expectRefusal(editor().writeStatistics({ page: "home", version: 0, figures }), "BAD_INPUT");
    }
    expect(await wholeDatabase(db)).toEqual(before);
    expect(await fullScans(db, () => write(TEST_NOW, "4"))).toEqual([]);
  });

  it("satisfaction is the share of five stars in all ratings, once there is one", async () => {
    const { id } = await makeCompany(db, { status: "approved" });
    await db.update(suppliers).set({ ratingAverage: 4.5, ratingCount: 2 }).where(eq(suppliers.id, id));
    expect((await shown())[3]).toMatchObject({ key: "satisfaction", value: "90%", isCounted: true });
  });

  it("one that was written without evidence is counted", async () => {
    await db.insert(statistics).values({ page: "home", key: "products", value: "9,999+", updatedAt: 1 });
    expect((await shown())[1]).toMatchObject({ key: "products", value: "0", isCounted: true });
  });

  it("an old version never comes again", async () => {
    const first = await editor().writeStatistics({
      page: "home",
      version: 0,
      figures: { first: "1", firstEvidence: "https://a.test" },
    });
    await editor().countStatistics({ page: "home", version: first.version });
    const later = callerAs(db, actors.admin, { now: () => TEST_NOW + 1 }).editor;
    const second = await later.writeStatistics({
      page: "home",
      version: 0,
      figures: { first: "2", firstEvidence: "https://a.test" },
    });
    expect(second.version).toBeGreaterThan(first.version);
    await expectRefusal(editor().countStatistics({ page: "home", version: first.version }), "CONFLICT");
  });
});
