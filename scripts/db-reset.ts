import { rm } from "node:fs/promises";
import { migrateDatabase, openScriptDatabase, seedDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Deletes the local database file and makes a new one, with demo data. Stop the site first.

  npm run db:reset

Environment
  DB_FILE  the local file (.data/mawrid.db)

It never touches a server: with TURSO_DATABASE_URL set it refuses.`;

runScript("db:reset", HELP, async () => {
  if (process.env.TURSO_DATABASE_URL) throw new Error("TURSO_DATABASE_URL is set; only the local file can be reset");
  const file = process.env.DB_FILE || ".data/mawrid.db";
  for (const part of ["", "-wal", "-shm"]) await rm(file + part, { force: true });
  const database = await openScriptDatabase(file);
  const fill = async () => {
    await migrateDatabase(database.db);
    return seedDatabase(database);
  };
  const result = await fill().finally(database.close);
  console.log(`${file}: ${result?.products ?? 0} products of ${result?.suppliers ?? 0} suppliers.`);
});
