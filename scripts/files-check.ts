import { readFile } from "node:fs/promises";
import { namedFiles } from "./copies/named-files.ts";
import { givenPath } from "./copies/open-for-copies.ts";
import { openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Tells which files that the database names are not in a list of keys, one a line, of the bucket or of its copy; leaves
with code 1 where there is one. Beside a database that serves, list the bucket after the database was copied.

  rclone lsf --recursive --files-only COPY > keys.txt
  npm run files:check -- keys.txt

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

const MOST_SHOWN = 100;

runScript("files:check", HELP, async () => {
  const text = await readFile(givenPath("npm run files:check -- KEYS.txt"), "utf8");
  const there = new Set(text.split("\n"));
  const { db, place, close } = await openScriptDatabase();
  const named = await namedFiles(db).finally(close);
  const missing = named.filter((key) => !there.has(key));
  for (const key of missing.slice(0, MOST_SHOWN)) console.log(key);
  if (missing.length > 0) throw new Error(`${missing.length} of ${named.length} files that ${place} names are missing`);
  console.log(`All ${named.length} files that ${place} names are there.`);
});
