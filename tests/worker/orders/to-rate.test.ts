import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { applyRatingSchedule } from "#worker/reviews/apply-schedule.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { DAY_MS, orderIn } from "./orders.ts";
import { stars } from "./rating-forms.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "admin"]);
  await nameCompanies(db, actors["approved A"]);
});

const SLUG = "company-of-usr-approved-a";
const buyer = () => callerAs(db, actors["buyer A"]).ratings;
const seller = () => callerAs(db, actors["approved A"]).ratings;
const completed = () => orderIn(db, actors["buyer A"], actors["approved A"], "completed");

describe("ratings.toRate", () => {
  it("lists what either side may rate still, and what was given, in one call", async () => {
    const [first, second] = [await completed(), await completed()];
    await orderIn(db, actors["buyer A"], actors["approved A"], "shipped");
    const rater = contextOf(db, actors["buyer A"]);
    await callerOf(rater).ratings.rateSupplier(stars(first.reference));
    await rater.settled();
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    const mine = await callerOf(context).ratings.toRate();
    expect(calls()).toBe(2);
    expect(mine.asBuyer).toMatchObject([{ reference: second.reference, until: TEST_NOW + 29 * DAY_MS }]);
    expect(mine.given).toMatchObject([{ reference: first.reference, status: "sealed" }]);
    const theirs = await seller().toRate();
    expect(theirs.asSupplier.map(({ reference }) => reference).sort()).toEqual(
      [first.reference, second.reference].sort(),
    );
  });

  it("reads no table from end to end, nor do the lists", async () => {
    await completed();
    expect(await fullScans(db, () => buyer().toRate())).toEqual([]);
    expect(await fullScans(db, () => seller().received({}))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, null).ratings.ofSupplier({ slug: SLUG }))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, actors.admin).ratings.all({}))).toEqual([]);
    expect(await fullScans(db, () => applyRatingSchedule(testContext(db)))).toEqual([]);
  });
});
