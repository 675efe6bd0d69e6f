import { readFile } from "node:fs/promises";
import { givenPath } from "./copies/open-for-copies.ts";
import { readErased, settleCopy } from "./copies/settle.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Makes a restored database fit to serve, before the site is pointed at it: migrates it, signs all browsers out, voids
the links of mails, parks mails that waited (they may have been sent since; /admin/mails sends them), and has the accounts
of a list of db:erased erased again by the scheduler.

  npm run db:settle -- ERASED.txt

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:settle", HELP, async () => {
  const erased = readErased(await readFile(givenPath("npm run db:settle -- ERASED.txt"), "utf8"));
  const { db, place, close } = await openScriptDatabase();
  const settle = async () => {
    await migrateDatabase(db);
    return settleCopy(db, erased, Date.now());
  };
  const { signedOut, parked, toErase } = await settle().finally(close);
  console.log(`${place}: ${signedOut} sessions ended, ${parked} mails parked, ${toErase} accounts to be erased again.`);
});
