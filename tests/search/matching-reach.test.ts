import { beforeAll, describe, expect, it } from "vitest";
import { readAddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import type { Database } from "#drizzle/client.ts";
import { matchSql } from "#worker/rfq/matching/match-sql.ts";
import { freshDatabase } from "../support/database.ts";
import { OF_MATCHING, planOf } from "../worker/support/query-plans.ts";
import { falselyReached, figuresOf, reachOf, readRequests, writeMarket } from "./matching-reach.ts";

/** What was reached (docs/decisions/0008), less a hair: no change makes it worse unnoticed. */
const REACHED = { precision: 0.86, recall: 0.92, falsely: 0.17 };
/** Of requests that nobody reads while matching is worked on. */
const UNREAD = { precision: 0.82, recall: 0.9, falsely: 0.17 };

describe("whom requests reach for what they ask for", () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase();
    await writeMarket(db);
  }, 180_000);

  it.each([
    ["own", REACHED],
    ["unread", UNREAD],
  ] as const)(
    "is who sells it, not who only mentions its words: %s",
    async (set, least) => {
      const reached = await reachOf(db, readRequests(set));
      const { precision, recall } = figuresOf(reached);
      expect(precision).toBeGreaterThanOrEqual(least.precision);
      expect(recall).toBeGreaterThanOrEqual(least.recall);
      expect(falselyReached(reached)).toBeLessThanOrEqual(least.falsely);
    },
    60_000,
  );

  it("tells those whose products have all of it from those with such goods", async () => {
    const texts = ["looking for 2000 pcs PP woven bags 25kg", "devis pour carrelage 60x60"];
    const asked = readRequests("own").filter((request) => texts.includes(request.texts[0] ?? ""));
    const [bags, tiles] = await reachOf(db, asked);
    expect(bags?.sellers.get("sup_shafaf_plastics")).toContain("goods");
    expect(tiles?.sellers.get("sup_demo_2")).toContain("terms");
  });

  it("looks through the index by full-text queries and keys alone", async () => {
    const asked = { rfqId: "none", category: "food-products", texts: ["dates halal 5kg"] } as const;
    const matching = { ...asked, wave: 1, added: readAddedSynonyms([]), now: 1 } as const;
    const plan = await planOf(db, () => db.all(matchSql(matching)));
    const scans = plan.filter((line) => line.startsWith("SCAN") && !OF_MATCHING.test(line));
    expect(scans).toHaveLength(2);
    for (const scan of scans) expect(scan).toMatch(/^SCAN i VIRTUAL TABLE INDEX 0:M\d$/);
    expect(plan).toContainEqual(expect.stringContaining("SEARCH p USING"));
  });
});
