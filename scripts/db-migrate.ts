import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Applies the migrations of drizzle/migrations that the database has not seen yet.

  npm run db:migrate

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:migrate", HELP, async () => {
  const { db, place, close } = await openScriptDatabase();
  await migrateDatabase(db).finally(close);
  console.log(`Migrated ${place}.`);
});
