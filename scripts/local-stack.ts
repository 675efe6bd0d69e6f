import { migrate } from "drizzle-orm/libsql/migrator";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { reindexEverything } from "#worker/catalogue/search/index-again.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { isIndexCurrent, noteRules } from "#worker/catalogue/search/index-rules.ts";
import { rateAllProducts } from "#worker/catalogue/search/rate-products.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { hashPassword } from "#worker/platform/password.ts";
import { DEMO_EMAILS, seedAccountsIfNone } from "../drizzle/seed/accounts.ts";
import { seedSearchesIfNone } from "../drizzle/seed/searches.ts";
import { type SeedResult, seedIfEmpty } from "../drizzle/seed/seed.ts";
import { seedViewsIfNone } from "../drizzle/seed/views.ts";
import { awaitsHistory } from "./demo/awaits-history.ts";
import { dropUnfinished, playWhole } from "./demo/whole-history.ts";
import { startLibsqlEndpoint } from "./libsql/server.ts";
import { compileMessages } from "./messages/compile.ts";

/** Migrations and seeds are longer than a page's calls. */
const SCRIPT_TIMEOUT_MS = 120_000;
const DATABASE_FILE = ".data/mawrid.db";
/** Of all demo logins. It reaches the Worker as a variable of local runs, so that no bundle holds it. */
export const DEMO_PASSWORD = "demo-Mawrid-2026";

export interface LocalDatabase {
  url: string;
  authToken: string | undefined;
  /** For people: the file, or the server's address. */
  place: string;
  /** The embedded database's; null for a server. */
  file: string | null;
  /** False for a server elsewhere, which may be production and gets demo data on request only (`npm run db:seed`). */
  isLocal: boolean;
  db: Database;
  close(): Promise<void>;
}

/** Opens the server of `TURSO_DATABASE_URL`, or the embedded database behind an endpoint of this process. */
export async function openScriptDatabase(file = process.env.DB_FILE || DATABASE_FILE): Promise<LocalDatabase> {
  const { TURSO_DATABASE_URL: remote, TURSO_AUTH_TOKEN: authToken } = process.env;
  if (remote) {
    const db = openDatabase({ url: remote, authToken, timeoutMs: SCRIPT_TIMEOUT_MS });
    return {
      url: remote,
      authToken,
      place: remote,
      file: null,
      isLocal: isLoopback(remote),
      db,
      close: async () => {},
    };
  }
  const { url, close } = await startLibsqlEndpoint({ file, port: 0 });
  return {
    url,
    authToken: undefined,
    place: file,
    file,
    isLocal: true,
    db: openDatabase({ url, timeoutMs: SCRIPT_TIMEOUT_MS }),
    close,
  };
}

/** Applies the migrations that the database has not seen, in one transaction. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder: "drizzle/migrations" });
}

/**
 * Writes the demo data into an empty database, and into a local one without accounts the demo's accounts with what they
 * did: a server elsewhere never gets accounts whose password everybody knows. Null where there is data already.
 */
export async function seedDatabase(
  database: Pick<LocalDatabase, "db" | "file" | "isLocal">,
): Promise<SeedResult | null> {
  const { db, file, isLocal } = database;
  const seeded = await seedIfEmpty(db, Date.now(), reindexProducts);
  if (seeded) await noteRules(db);
  if (isLocal) {
    await seedAccountsIfNone(db, Date.now(), () => hashPassword(DEMO_PASSWORD, ALONE));
    // Views name terms that were searched for, so the searches come first.
    await seedSearchesIfNone(db, Date.now());
    await seedViewsIfNone(db, Date.now());
    if (await awaitsHistory(db)) await (file ? playWhole(file, () => playDemoHistory(db)) : playDemoHistory(db));
  }
  if (seeded) await rateAllProducts(db, Date.now());
  return seeded;
}

/** The verbs bring the whole Worker along, its messages too, which is loaded only where a history is to be played. */
async function playDemoHistory(db: Database): Promise<void> {
  await compileMessages("locale-modules");
  const { playHistory } = await import("./demo/play-history.ts");
  await playHistory(db, Date.now());
}

/** A database ready for the site: open, migrated, and with demo data when it is a local one and was empty. */
export async function startLocalDatabase(file = process.env.DB_FILE || DATABASE_FILE): Promise<LocalDatabase> {
  if (!process.env.TURSO_DATABASE_URL && (await dropUnfinished(file))) {
    console.warn(`The demo's history broke off in ${file}: it is played again from the beginning.`);
  }
  const database = await openScriptDatabase(file);
  try {
    await migrateDatabase(database.db);
    if (database.isLocal) {
      await seedDatabase(database);
      if (!(await isIndexCurrent(database.db))) await reindexEverything(database.db);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function isLoopback(url: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
}

/** What the Worker needs to know of a local run. */
export function workerVars({ url, authToken, isLocal }: LocalDatabase): Record<string, string> {
  return {
    APP_ENV: "development",
    TURSO_DATABASE_URL: url,
    // Database, Worker and browsers share this machine: a pause of it is no silence of the database.
    READ_WITHIN_MS: "3000",
    LEAST_PLACES: "64",
    // Nor are two browsers on a slow machine a crowd.
    SPARE_PLACES: "192",
    ...(process.env.REQUEST_LOG_SHARE ? { REQUEST_LOG_SHARE: process.env.REQUEST_LOG_SHARE } : {}),
    ...(authToken ? { TURSO_AUTH_TOKEN: authToken } : {}),
    ...(isLocal ? { DEMO_PASSWORD } : {}),
  };
}

/** For the terminal: with what to sign in. */
export function demoLogins({ isLocal }: LocalDatabase): string {
  if (!isLocal) return "those of the database; demo logins are written into local ones alone";
  return `password ${DEMO_PASSWORD} for each of ${DEMO_EMAILS.join(", ")}, and for a company's owner at owner-<its address>@demo.test`;
}

/**
 * Does the cron trigger's work locally, where nothing fires it: calls the development-only route every minute.
 * @returns stops it
 */
export function tickEveryMinute(origin: string): () => void {
  const timer = setInterval(() => {
    fetch(`${origin}/__dev/scheduled`, {
      method: "POST",
      headers: { Origin: origin, "Content-Type": "application/json" },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {}); // a site that is just restarting gets the next tick
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
