import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { seedIfEmpty } from "../drizzle/seed/seed.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { MARKET_NOW } from "./matching/market.ts";
import { isFitting, measureMatching, reportOf } from "./matching/measure.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures whom matching invites, over a made market of 200 companies of which each deals in one to three known
lines of goods, and requests that each mean one of them, in three languages.

  npm run measure:matching              the share of invitations that fit, and whose reasons are true
  npm run measure:matching -- --misses  lists those that don't
  npm run measure:matching -- --seed N  another market`;

runScript("measure:matching", HELP, async () => {
  const { values } = parseArgs({ options: { misses: { type: "boolean" }, seed: { type: "string" } } });
  const folder = mkdtempSync(join(tmpdir(), "mawrid-matching-"));
  const opened = await Promise.all(["demo", "market"].map((name) => openScriptDatabase(join(folder, `${name}.db`))));
  try {
    const [demo, market] = opened.map(({ db }) => db);
    if (!(demo && market)) return;
    await migrateDatabase(demo);
    await migrateDatabase(market);
    await seedIfEmpty(demo, MARKET_NOW, reindexProducts);
    const measured = await measureMatching(demo, market, values.seed === undefined ? undefined : Number(values.seed));
    for (const line of reportOf(measured)) console.log(line);
    if (!values.misses) return;
    for (const one of measured.invitations.filter((invitation) => !isFitting(invitation))) {
      const lines = one.company.lines.map(({ name }) => name).join(", ");
      console.log(`${one.request.line.name}: ${one.request.text} → ${lines} [${one.reasons.join(" ")}]`);
    }
  } finally {
    await Promise.all(opened.map(({ close }) => close()));
    rmSync(folder, { recursive: true });
  }
});
