import { beforeAll, describe, expect, it } from "vitest";
import { readAddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import type { Database } from "#drizzle/client.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { LOOKUPS } from "#worker/catalogue/search/lookups-sql.ts";
import { lookupArguments, type SqlArguments } from "#worker/catalogue/search/search-arguments.ts";
import { matches, STEPS, strictly } from "#worker/catalogue/search/text-search-sql.ts";
import { readJudgements } from "../../scripts/relevance/judgements.ts";
import { freshDatabase } from "../support/database.ts";

const MOST = 300;
const EACH = `WITH ${LOOKUPS} SELECT step, place FROM (${matches(STEPS, MOST)})`;
const COUNTED = `WITH ${LOOKUPS}, ${strictly(MOST)} SELECT step, place FROM strict`;
/** Whether what is counted is all that the steps find, where that is little. */
const PRODUCTS = `WITH ${LOOKUPS}, ${strictly(MOST)} SELECT (SELECT products FROM counted) AS counted, (SELECT count(*) FROM strict) AS found`;

describe("products that are counted before they are looked for", () => {
  let db: Database;
  const plans = [...readJudgements("sample"), ...readJudgements("own")].flatMap(({ q }) => {
    const plan = planSearch(q, readAddedSynonyms([]));
    return plan ? [{ q, plan }] : [];
  });

  beforeAll(async () => {
    db = await freshDatabase();
    await seedDemoData(db, Date.now(), reindexProducts);
  }, 60_000);

  it("are those that all steps find, in their order", async () => {
    const ask = async (sql: string, args: SqlArguments) =>
      (await db.$client.execute({ sql, args })).rows.map((row) => Array.from(row));
    const tellsEnough: boolean[] = [];
    for (const { q, plan } of plans) {
      const args = { steps: JSON.stringify(plan.steps), ...lookupArguments(plan) };
      const counting = { ...args, widest: JSON.stringify({ query: plan.widest }) };
      const found = await ask(COUNTED, counting);
      expect(found, q).toEqual(await ask(EACH, args));
      const [[counted] = []] = await ask(PRODUCTS, counting);
      tellsEnough.push(counted === found.length);
    }
    expect(plans.length).toBeGreaterThan(100);
    // The count would save nothing if it were mostly more than there is to be found.
    expect(tellsEnough.filter(Boolean).length / tellsEnough.length).toBeGreaterThan(0.5);
  }, 120_000);
});
