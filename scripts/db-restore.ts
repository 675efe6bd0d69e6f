import { givenPath, openForCopies } from "./copies/open-for-copies.ts";
import { restoreCopy } from "./copies/restore.ts";
import { runScript } from "./run-script.ts";

const HELP = `Writes a copy of db:backup into an empty database, which it makes as it was: tables, rows, indexes, triggers.
Reads every table again and compares it with the copy, writes the text index, and lets SQLite check keys and pages.
A database that is not empty is left alone. Before the site is pointed at it: npm run db:settle (docs/runbook.md, "Copies").

  npm run db:restore -- FOLDER

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:restore", HELP, async () => {
  const folder = givenPath("npm run db:restore -- FOLDER");
  const started = performance.now();
  const { db, plain, place, close } = await openForCopies();
  const { tables, takenAt } = await restoreCopy(db, plain, folder).finally(close);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const when = new Date(takenAt).toISOString();
  console.log(
    `Wrote ${rows} rows of ${tables.length} tables, of ${when}, into ${place} in ${seconds} s; all are as copied.`,
  );
});
