import { beforeAll, describe, expect, it } from "vitest";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { rateAllProducts } from "#worker/catalogue/search/rate-products.ts";
import { ownEngine } from "../../scripts/relevance/engines.ts";
import { missedGap } from "../../scripts/relevance/goals.ts";
import { readJudgements } from "../../scripts/relevance/judgements.ts";
import { judgedGoods, termGoods } from "../../scripts/relevance/meant-goods.ts";
import { measure, type Outcome } from "../../scripts/relevance/measures.ts";
import { shareFound, shareKept } from "../../scripts/relevance/phrasing-report.ts";
import {
  KEPT_GOAL,
  PHRASING_GOALS,
  type PhrasingKind,
  phrasingsOf,
  type Understood,
  understoodBy,
} from "../../scripts/relevance/phrasings.ts";
import { outcomesOf } from "../../scripts/relevance/report.ts";
import { addTermProducts } from "../../scripts/relevance/term-products.ts";
import { freshDatabase } from "../support/database.ts";

/** What was reached (`npm run relevance`), less a hair: no change of search makes it worse unnoticed. */
const REACHED = { ndcg: 0.935, firstRight: 0.94, use: 0.82, empty: 0.01, falselyFull: 0.05 };
/** Of the queries that nobody reads while search is worked on. */
const UNREAD = { ndcg: 0.905 };
/** Of harder ones, half of them uses, written by hands that knew neither words nor rules, and read since. */
const LATER = { ndcg: 0.9 };
/** All of them are `npm run relevance`'s. */
const TERMS_EVERY = 7;

describe("relevance over the graded queries", () => {
  let outcomes: Outcome[];
  let later: Outcome[];
  let unread: Outcome[];
  let phrased: Understood[];

  beforeAll(async () => {
    const db = await freshDatabase();
    await seedDemoData(db, Date.now(), reindexProducts);
    await rateAllProducts(db, Date.now());
    const engine = ownEngine(db);
    outcomes = await outcomesOf(engine, [...readJudgements("sample"), ...readJudgements("own")]);
    later = await outcomesOf(engine, readJudgements("later"));
    unread = await outcomesOf(engine, readJudgements("unread"));
    const ofDemo = await understoodBy(engine, phrasingsOf(judgedGoods()));
    await addTermProducts(db, Date.now());
    const terms = phrasingsOf(termGoods()).filter((_, at) => at % TERMS_EVERY === 0);
    phrased = [...ofDemo, ...(await understoodBy(engine, terms))];
  }, 180_000);

  it("is what it was", () => {
    const { ndcg, firstRight, empty, falselyFull } = measure(outcomes);
    expect(ndcg).toBeGreaterThanOrEqual(REACHED.ndcg);
    const uses = outcomes.filter(({ judgement }) => judgement.kind === "use");
    expect(measure(uses).ndcg).toBeGreaterThanOrEqual(REACHED.use);
    expect(firstRight).toBeGreaterThanOrEqual(REACHED.firstRight);
    expect(empty).toBeLessThanOrEqual(REACHED.empty);
    expect(falselyFull).toBeLessThanOrEqual(REACHED.falselyFull);
  });

  it("holds for queries that nobody looked at", () => {
    const { ndcg, falselyFull } = measure(unread);
    expect(ndcg).toBeGreaterThanOrEqual(UNREAD.ndcg);
    expect(missedGap(outcomes, unread)).toBeNull();
    expect(falselyFull).toBeLessThanOrEqual(REACHED.falselyFull);
  });

  it("holds for harder ones", () => {
    expect(measure(later).ndcg).toBeGreaterThanOrEqual(LATER.ndcg);
  });

  it.each(Object.keys(PHRASING_GOALS) as PhrasingKind[])("finds what is meant by a %s", (kind) => {
    expect(shareFound(phrased, kind)).toBeGreaterThanOrEqual(PHRASING_GOALS[kind]);
  });

  it("keeps what has all that is asked for in a sentence around it", () => {
    expect(shareKept(phrased)).toBeGreaterThanOrEqual(KEPT_GOAL);
  });
});
