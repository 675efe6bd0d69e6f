import { parseArgs } from "node:util";
import { compareWithCopy, describeDifference } from "./copies/compare.ts";
import { assertWhole } from "./copies/copied-lines.ts";
import { readManifest } from "./copies/manifest.ts";
import { openForCopies } from "./copies/open-for-copies.ts";
import { runScript } from "./run-script.ts";

const HELP = `Compares a database with a copy of db:backup: first whether the copy's files are whole, then every table, row by
row. Names what differs and leaves with code 1; writes nothing.

  npm run db:check -- FOLDER
  npm run db:check -- FOLDER --copy   the copy's files alone, without a database

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:check", HELP, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { copy: { type: "boolean" } } });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error("one folder is needed: npm run db:check -- FOLDER");
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest.tables);
  console.log(`The copy is whole: ${manifest.tables.length} tables of ${new Date(manifest.takenAt).toISOString()}.`);
  if (values.copy) return;
  const { db, place, close } = await openForCopies();
  const transaction = await db.$client.transaction("read");
  const compare = () => compareWithCopy(transaction, folder, manifest).finally(() => transaction.close());
  const differences = await compare().finally(close);
  for (const difference of differences) console.log(describeDifference(difference));
  if (differences.length > 0) throw new Error(`${place} differs from the copy in ${differences.length} places`);
  console.log(`${place} is as the copy.`);
});
