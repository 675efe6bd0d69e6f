import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { insertBulk } from "../analytics/bulk.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";

let db: Database;
let actors: Record<"admin" | "buyer A" | "approved A", Actor>;

const NOTHING = { unmet: 0, full: 3, near: 1, opened: 0, carted: 0, requested: 0 };

beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "buyer A", "approved A"]);
  const term = (id: number, words: string, asks: string, people: number) => {
    return { id, words, asks, first_day: "2026-10-01", people };
  };
  await insertBulk(db, "search_terms", [
    term(1, "dates", "SA", 5),
    term(2, "gypsum", "", 5),
    term(3, "rice", "", 5),
    term(4, "ahmad", "", 4),
  ]);
  await insertBulk(db, "search_days", [
    { term_id: 1, day: "2026-11-20", locale: "ar", searches: 9, ...NOTHING, opened: 4, carted: 2, requested: 1 },
    { term_id: 1, day: "2026-11-21", locale: "en", searches: 3, ...NOTHING, full: 7 },
    { term_id: 2, day: "2026-11-01", locale: "ar", searches: 5, ...NOTHING, unmet: 5, full: 0 },
    { term_id: 3, day: "2026-11-21", locale: "fr", searches: 2, ...NOTHING },
    { term_id: 4, day: "2026-11-21", locale: "ar", searches: 99, ...NOTHING },
  ]);
});

const operator = () => callerAs(db, actors.admin).admin;
const wordsOf = async (input: Parameters<ReturnType<typeof operator>["searches"]>[0]) =>
  (await operator().searches(input)).items.map(({ words }) => words);

describe("admin.searches", () => {
  it("adds up days and languages, the most frequent first, with what the latest search found", async () => {
    const { items, total } = await operator().searches({});
    expect(total).toBe(3);
    expect(items[0]).toEqual({
      words: "dates",
      asks: "SA",
      searches: 12,
      unmet: 0,
      opened: 4,
      carted: 2,
      requested: 1,
      lastDay: "2026-11-21",
      full: 7,
      near: 1,
    });
    expect(items.map(({ words }) => words)).toEqual(["dates", "gypsum", "rice"]);
  });

  it("shows words of fewer than five people to nobody", async () => {
    for (const view of ["top", "unmet", "unopened"] as const) expect(await wordsOf({ view })).not.toContain("ahmad");
  });

  it("tells apart what was not found and what nobody opened", async () => {
    expect(await wordsOf({ view: "unmet" })).toEqual(["gypsum"]);
    expect(await wordsOf({ view: "unopened" })).toEqual(["rice"]);
  });

  it("keeps to a language of the site and to a period", async () => {
    expect(await wordsOf({ locale: "fr" })).toEqual(["rice"]);
    expect(await wordsOf({ view: "unopened", locale: "en" })).toEqual(["dates"]);
    expect(await wordsOf({ period: "7d" })).toEqual(["dates", "rice"]);
  });

  it("is empty beyond the last page, and reads no table from end to end", async () => {
    expect(await operator().searches({ page: 2 })).toMatchObject({ items: [], total: 3 });
    for (const view of ["top", "unmet", "unopened"] as const) {
      expect(await fullScans(db, () => operator().searches({ view, locale: "ar" }))).toEqual([]);
    }
  });

  it("refuses everybody but operators", async () => {
    for (const actor of [actors["buyer A"], actors["approved A"]]) {
      await expectRefusal(callerAs(db, actor).admin.searches({}), "FORBIDDEN");
    }
    await expectRefusal(callerAs(db, null).admin.searches({}), "UNAUTHENTICATED");
  });
});
