import { beforeAll, describe, expect, it } from "vitest";
import { answerQuery } from "#domain/catalogue/search/answer-query.ts";
import type { FullTextQuery } from "#domain/catalogue/search/full-text-query.ts";
import { segmentsOfParts } from "#domain/catalogue/search/query-segments.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { LookupList } from "#domain/catalogue/search/word-lookups.ts";
import type { Database } from "#drizzle/client.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { LOOKUPS } from "#worker/catalogue/search/lookups-sql.ts";
import { lookupArguments } from "#worker/catalogue/search/search-arguments.ts";
import { matches, STEPS } from "#worker/catalogue/search/text-search-sql.ts";
import { readJudgements } from "../../scripts/relevance/judgements.ts";
import { freshDatabase } from "../support/database.ts";

describe("the one query of what answers a text", () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase();
    await seedDemoData(db, Date.now(), reindexProducts);
  }, 180_000);

  async function found(
    steps: { query: FullTextQuery; needs: number[] }[],
    lookups: Parameters<typeof lookupArguments>[0],
  ) {
    const sql = `WITH ${LOOKUPS} SELECT DISTINCT place FROM (${matches(STEPS, 10_000)}) ORDER BY place`;
    const { rows } = await db.$client.execute({
      sql,
      args: { steps: JSON.stringify(steps), ...lookupArguments(lookups) },
    });
    return rows.map(({ place }) => Number(place));
  }

  it("finds what the steps of a search find together", async () => {
    let all = 0;
    for (const { q } of [...readJudgements("sample"), ...readJudgements("own")]) {
      const plan = planSearch(q);
      const asked = segmentsOfParts(understandQuery(q));
      if (!plan || asked.length === 0) continue;
      const lookups = new LookupList();
      const query = answerQuery(lookups.plan(asked));
      const places = await found([{ query, needs: [] }], lookups);
      expect([q, places]).toEqual([q, await found(plan.steps, plan)]);
      all += places.length;
    }
    expect(all).toBeGreaterThan(200);
  }, 120_000);
});
