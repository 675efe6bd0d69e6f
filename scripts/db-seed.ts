import { migrateDatabase, openScriptDatabase, seedDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Writes the demo data into an empty database, which it migrates first. A database with data is left alone.
A local one without accounts also gets the demo logins; a server elsewhere never does.

  npm run db:seed

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("db:seed", HELP, async () => {
  const database = await openScriptDatabase();
  const { db, place, close } = database;
  const seed = async () => {
    await migrateDatabase(db);
    return seedDatabase(database);
  };
  const result = await seed().finally(close);
  if (result) console.log(`Wrote ${result.products} products of ${result.suppliers} suppliers to ${place}.`);
  else console.log(`${place} holds data already; nothing was written. npm run db:reset starts over.`);
});
