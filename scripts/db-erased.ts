import { erasedAccounts } from "./copies/settle.ts";
import { openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Lists the ids of all accounts that were erased, one a line, for db:settle. They name nobody any more, so the list may
be kept longer than copies are.

  npm run db:erased --silent > erased.txt

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:erased", HELP, async () => {
  const { db, close } = await openScriptDatabase();
  const erased = await erasedAccounts(db).finally(close);
  process.stdout.write(erased.map((id) => `${id}\n`).join(""));
});
