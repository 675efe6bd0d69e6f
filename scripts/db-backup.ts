import { parseArgs } from "node:util";
import { openForCopies } from "./copies/open-for-copies.ts";
import { takeCopy } from "./copies/take-copy.ts";
import { runScript } from "./run-script.ts";

const HELP = `Copies a whole database into a new folder: each table's rows as compressed lines of JSON with their count and
SHA-256, and a manifest. All is read in one read transaction, so that it is the state of one moment. The copy holds
people's data: docs/runbook.md, "Copies", tells how it is kept.

  npm run db:backup -- --out FOLDER

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:backup", HELP, async () => {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  if (!values.out) throw new Error("a folder is needed: npm run db:backup -- --out FOLDER");
  const started = performance.now();
  const { db, place, close } = await openForCopies();
  const { tables } = await takeCopy(db, values.out, Date.now()).finally(close);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Copied ${rows} rows of ${tables.length} tables of ${place} into ${values.out} in ${seconds} s.`);
});
