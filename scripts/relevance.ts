import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { seedIfEmpty } from "../drizzle/seed/seed.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { readCatalogue } from "./relevance/catalogue.ts";
import { fts5Engine, miniSearchEngine, ownEngine } from "./relevance/engines.ts";
import { missedGoals } from "./relevance/goals.ts";
import { type Judgement, readJudgements } from "./relevance/judgements.ts";
import { measure } from "./relevance/measures.ts";
import { breakdown, HEAD, line, misses, outcomesOf } from "./relevance/report.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures search by graded queries over the demo catalogue (tests/search/judgements), beside MiniSearch and
SQLite's FTS5 over the same texts. Exits with 1 where a goal is missed (scripts/relevance/goals.ts).

  npm run relevance              the sample and our own queries, by language and kind
  npm run relevance -- --misses  lists what was answered badly, too
  npm run relevance -- --later   harder ones, half of them purposes, by a hand that knew neither words nor rules
  npm run relevance -- --unread  the figures alone of the queries that nobody reads`;

runScript("relevance", HELP, async () => {
  const folder = mkdtempSync(join(tmpdir(), "mawrid-relevance-"));
  const { db, close } = await openScriptDatabase(join(folder, "mawrid.db"));
  try {
    await migrateDatabase(db);
    await seedIfEmpty(db, Date.now(), reindexProducts);
    const catalogue = await readCatalogue(db);
    const engines = [ownEngine(db), miniSearchEngine(catalogue), await fts5Engine(catalogue)];
    const isUnread = process.argv.includes("--unread");
    const set = isUnread ? "unread" : process.argv.includes("--later") ? "later" : undefined;
    const judgements = set ? readJudgements(set) : [...readJudgements("sample"), ...readJudgements("own")];
    console.log(HEAD);
    for (const engine of engines) await tell(engine, judgements, process.argv.includes("--misses") && !isUnread);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

async function tell(engine: ReturnType<typeof ownEngine>, judgements: readonly Judgement[], lists: boolean) {
  const outcomes = await outcomesOf(engine, judgements);
  console.log(line(engine.name, measure(outcomes)));
  if (engine.name !== "mawrid") return;
  for (const text of breakdown(outcomes)) console.log(text);
  for (const text of missedGoals(outcomes)) {
    console.log(`missed: ${text}`);
    process.exitCode = 1;
  }
  if (lists) for (const text of misses(outcomes)) console.log(text);
}
