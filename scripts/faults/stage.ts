import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { writePairs } from "../bench/conversation-pairs.ts";
import { migrateDatabase } from "../local-stack.ts";
import { DatabaseProxy } from "./database-proxy.ts";
import { freePort } from "./free-port.ts";
import { Killable } from "./killable.ts";
import { Sender } from "./operation.ts";
import { type Pair, tradeOnce } from "./trade.ts";

const DIRECT_TIMEOUT_MS = 60_000;

/** A site, its database and what stands between them, with pairs of traders. */
export interface Stage {
  site: Killable;
  database: Killable;
  proxy: DatabaseProxy;
  /** The database past the proxy. */
  db: Database;
  origin: string;
  pairs: Pair[];
  folder: string;
}

/** Runs work over a stage of its own, whose processes end and whose files go with it; they stay where it failed. */
export async function withStage(pairs: number, work: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mawrid-faults-"));
  const log = join(folder, "processes.log");
  const [databasePort, sitePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${databasePort}/`;
  const endpoint = [join(folder, "site.db"), String(databasePort)];
  const database = new Killable("../bench/endpoint-process.ts", endpoint, log);
  const proxy = await DatabaseProxy.start(databasePort);
  const site = new Killable("./site-process.ts", [proxy.url, String(sitePort), join(folder, "state")], log);
  try {
    await database.start();
    const db = openDatabase({ url, timeoutMs: DIRECT_TIMEOUT_MS });
    await migrateDatabase(db);
    const traders = await writeTradingPairs(db, pairs);
    await site.start();
    await work({ site, database, proxy, db, origin: `http://127.0.0.1:${sitePort}`, pairs: traders, folder });
  } catch (error) {
    process.exitCode = 1;
    throw error;
  } finally {
    await site.kill();
    await database.kill();
    proxy.close();
    if (process.exitCode) console.log(`what the processes said: ${log}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** Pairs that talk already, each seller with a product on sale. */
export async function writeTradingPairs(db: Database, count: number): Promise<Pair[]> {
  const now = Date.now();
  const pairs = await writePairs(db, count, now);
  const times = { publishedAt: now, createdAt: now, updatedAt: now };
  const goods = { category: "food-products", subcategory: "dates", origin: "AE", unit: "carton" } as const;
  const terms = { status: "published", priceMinor: 1250, currency: "AED", moq: 10 } as const;
  for (const at of pairs.keys()) {
    const id = `prd_t${at}`;
    const row = { id, supplierId: `sup_t${at}`, sku: id, slug: `dates-${at}`, ...goods, ...terms, ...times };
    const [made] = await db.insert(products).values(row).returning({ number: products.number });
    const text = { locale: "ar" as const, name: `تمر ${at}`, description: "", specs: [] };
    await db.insert(productTranslations).values({ productNumber: made?.number ?? 0, ...text });
  }
  return pairs.map((pair, at) => ({ ...pair, supplierId: `sup_t${at}`, productId: `prd_t${at}` }));
}

/** Somebody to send what a phase does, who writes down all of it. */
export function senderOf({ folder, origin }: Stage, label: string): Sender {
  const sender = new Sender(join(folder, `${label.replace(/\W+/g, "-")}.jsonl`));
  sender.origin = origin;
  return sender;
}

/** Has so many of the pairs trade at once, one deal after the other, while `goesOn`; each once at least. */
export async function trade(
  { db, pairs }: Stage,
  sender: Sender,
  label: string,
  lanes: number,
  goesOn: () => boolean = () => false,
): Promise<void> {
  const lane = async (pair: Pair, at: number) => {
    let deal = 0;
    do {
      // What an account may do in an hour is no subject here.
      await db.delete(rateLimits).catch(() => undefined);
      deal += 1;
      await tradeOnce({ ...pair, db, sender, mark: `${label} ${at}.${deal}` });
    } while (goesOn());
  };
  try {
    await Promise.all(pairs.slice(0, lanes).map(lane));
  } finally {
    sender.close();
  }
}
