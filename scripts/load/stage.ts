import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { catalogueOf, RUN_FOLDER } from "../bench/catalogue.ts";
import { DelayProxy } from "../bench/delay-proxy.ts";
import { Endpoint } from "../bench/endpoint.ts";
import { insertSleepers } from "../bench/login-accounts.ts";
import { startSite } from "../bench/site.ts";
import { randomFrom } from "../faults/random.ts";
import { Caller } from "./caller.ts";
import { writeMarket } from "./market.ts";
import { MemoryWatch } from "./memory.ts";
import { Session } from "./session.ts";

const TIMEOUT_MS = 120_000;
/** The demo data alone. */
const PRODUCTS = 160;

const OUTPUT = "load-output";

/** A site with its database and all who call it. */
export interface Stage {
  session: Session;
  db: Database;
  /** Stands between the site and its database, where that is asked for: it takes time of its own. */
  way: DelayProxy | undefined;
  memory: MemoryWatch;
  origin: URL;
  random: () => number;
}

/** Runs work over a site of its own, on this machine alone; all that was started ends with it. */
export async function withStage(
  { pairs, seed, hasProxy }: { pairs: number; seed: number; hasProxy: boolean },
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const log = join(OUTPUT, "worker.log");
  const { file } = await catalogueOf(PRODUCTS, console.log);
  const endpoint = await Endpoint.start(file);
  const way = hasProxy ? await DelayProxy.start(Number(new URL(endpoint.url).port)) : undefined;
  try {
    const db = openDatabase({ url: endpoint.url, timeoutMs: TIMEOUT_MS });
    rmSync(log, { force: true });
    const market = await writeMarket(db, pairs);
    await insertSleepers(endpoint.url);
    const site = await startSite("dist", way?.url ?? endpoint.url, { log });
    const caller = new Caller(site.url);
    const memory = new MemoryWatch(async () => {
      await endpoint.count();
      return { worker: site.use()?.memory ?? Number.NaN, database: endpoint.memory };
    });
    const random = randomFrom(seed);
    try {
      await work({ session: new Session(caller, market, random), db, way, memory, origin: site.url, random });
    } finally {
      memory.stop();
      caller.close();
      await site.close();
    }
  } finally {
    way?.close();
    await endpoint.close();
    if (process.exitCode) console.log(`what the Worker said: ${log}`);
    rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
}
