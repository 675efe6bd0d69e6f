import { readPhonesAgain } from "#worker/admin/phones-again.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Reads the phones that were stored before they were kept as E.164. What can't be read stays as it was written.

  npm run phones:again              counts what would change
  npm run phones:again -- --apply   writes it

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("phones:again", HELP, async () => {
  const isDryRun = !process.argv.includes("--apply");
  const { db, place, close } = await openScriptDatabase();
  const read = async () => {
    await migrateDatabase(db);
    return readPhonesAgain(db, isDryRun);
  };
  const { read: found, unread } = await read().finally(close);
  console.log(`${isDryRun ? "Would read" : "Read"} ${found} phones of ${place}; ${unread} stay as they were written.`);
});
