import { reindexEverything } from "#worker/catalogue/search/index-again.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Writes the search index again, after a change of the rules by which texts become words.

  npm run search:reindex

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("search:reindex", HELP, async () => {
  const { db, place, close } = await openScriptDatabase();
  try {
    await migrateDatabase(db);
    console.log(`Indexed ${await reindexEverything(db)} products of ${place}.`);
  } finally {
    await close();
  }
});
