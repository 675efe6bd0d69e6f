import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { rateAllProducts } from "#worker/catalogue/search/rate-products.ts";
import { seedIfEmpty } from "../drizzle/seed/seed.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { readCatalogue } from "./relevance/catalogue.ts";
import { type Engine, fts5Engine, miniSearchEngine, ownEngine } from "./relevance/engines.ts";
import { missedGap, missedGoals } from "./relevance/goals.ts";
import { hostileReport } from "./relevance/hostile-report.ts";
import { type Judgement, readJudgements } from "./relevance/judgements.ts";
import { judgedGoods, type MeantGoods, termGoods } from "./relevance/meant-goods.ts";
import { measure, type Outcome } from "./relevance/measures.ts";
import { missedPhrasingGoals, notUnderstood, phrasingLines } from "./relevance/phrasing-report.ts";
import { phrasingsOf, understoodBy } from "./relevance/phrasings.ts";
import { breakdown, HEAD, line, misses, outcomesOf } from "./relevance/report.ts";
import { addTermProducts } from "./relevance/term-products.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures search by graded queries over the demo catalogue (tests/search/judgements), beside MiniSearch and
SQLite's FTS5 over the same texts, and by sentences, misspellings and Arabic in Latin letters made from the names of goods.
Exits with 1 where a goal is missed (scripts/relevance/goals.ts, phrasings.ts).

  npm run relevance              the sample and our own queries, by language and kind
  npm run relevance -- --misses  lists what was answered badly, too
  npm run relevance -- --later   harder ones, half of them purposes, by hands that knew neither words nor rules; read since
  npm run relevance -- --unread  the figures alone of the queries that nobody reads
  npm run relevance -- --hostile nothing but the time that 100,000 hostile queries take to be read and planned`;

runScript("relevance", HELP, async () => {
  if (process.argv.includes("--hostile")) return tellHostile();
  const folder = mkdtempSync(join(tmpdir(), "mawrid-relevance-"));
  const { db, close } = await openScriptDatabase(join(folder, "mawrid.db"));
  try {
    await migrateDatabase(db);
    await seedIfEmpty(db, Date.now(), reindexProducts);
    await rateAllProducts(db, Date.now());
    const catalogue = await readCatalogue(db);
    const own = ownEngine(db);
    const isUnread = process.argv.includes("--unread");
    const set = isUnread ? "unread" : process.argv.includes("--later") ? "later" : undefined;
    const judgements = set ? readJudgements(set) : [...readJudgements("sample"), ...readJudgements("own")];
    const lists = process.argv.includes("--misses") && !isUnread;
    console.log(HEAD);
    const read = await tell(own, judgements, lists);
    for (const engine of [miniSearchEngine(catalogue), await fts5Engine(catalogue)])
      await tell(engine, judgements, lists);
    if (set) return;
    await publishUnread(own, read);
    await tellPhrasings("demo goods", own, judgedGoods(), lists);
    await addTermProducts(db, Date.now());
    await tellPhrasings("terms", own, termGoods(), lists);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

function tellHostile(): void {
  const { text, isReached } = hostileReport();
  console.log(text);
  if (!isReached) process.exitCode = 1;
}

async function tell(engine: Engine, judgements: readonly Judgement[], lists: boolean): Promise<Outcome[]> {
  const outcomes = await outcomesOf(engine, judgements);
  console.log(line(engine.name, measure(outcomes)));
  if (engine.name !== "mawrid") return outcomes;
  for (const text of breakdown(outcomes)) console.log(text);
  for (const text of missedGoals(outcomes)) notifyMissed(text);
  if (lists) for (const text of misses(outcomes)) console.log(text);
  return outcomes;
}

function notifyMissed(goal: string): void {
  console.log(`missed: ${goal}`);
  process.exitCode = 1;
}

/** Of the queries that nobody reads the figures alone, and how far they are below the others. */
async function publishUnread(engine: Engine, read: readonly Outcome[]) {
  const unread = await outcomesOf(engine, readJudgements("unread"));
  console.log(line("  unread", measure(unread)));
  const missed = missedGap(read, unread);
  if (missed) notifyMissed(missed);
}

async function tellPhrasings(name: string, engine: Engine, goods: readonly MeantGoods[], lists: boolean) {
  const understood = await understoodBy(engine, phrasingsOf(goods));
  for (const text of phrasingLines(name, understood)) console.log(text);
  for (const text of missedPhrasingGoals(name, understood)) notifyMissed(text);
  if (lists) for (const text of notUnderstood(understood)) console.log(text);
}
