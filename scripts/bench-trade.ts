import { rmSync } from "node:fs";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { Endpoint } from "./bench/endpoint.ts";
import { describeMachine } from "./bench/machine.ts";
import { startSite } from "./bench/site.ts";
import { type CaseFigures, TRADE_CASES } from "./bench/trade-cases.ts";
import { SUPPLIERS, writeMarket } from "./bench/trade-market.ts";
import { writeTraders } from "./bench/traders.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures a trade among 10,000 suppliers: matching by itself, sending a request, comparing twenty quotes, accepting one.

  npm run build && npm run bench:trade

Runs the built site under plain Miniflare over a copy of the demo data with 20,000 generated products of 10,000 companies and
their last ninety days of invitations. Calls go one after the other; mails leave between two of them. Exits 1 when a verb
makes more database calls than a read (2) or a write (3) may.`;

/** Two for each supplier. */
const PRODUCTS = 2 * SUPPLIERS;
/** Every measured request, be it sent or accepted, is a buyer's own: one sends no more than five an hour. */
const BUYERS = 400;
const WRITE_TIMEOUT_MS = 300_000;

runScript("bench:trade", HELP, async () => {
  const machine = await describeMachine();
  console.log(`${machine.text}; ${Math.round(machine.busy * 100)} % busy with other work before the run`);
  const { file } = await catalogueOf(PRODUCTS, console.log);
  const endpoint = await Endpoint.start(file);
  try {
    const db = openDatabase({ url: endpoint.url, timeoutMs: WRITE_TIMEOUT_MS });
    await writeMarket(db, Date.now());
    await measureAll(endpoint, db);
  } finally {
    await endpoint.close();
    rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
});

async function measureAll(endpoint: Endpoint, db: Database): Promise<void> {
  const buyers = await writeTraders(db, "buyer", BUYERS, Date.now());
  const site = await startSite("dist", endpoint.url);
  try {
    for (const measure of TRADE_CASES) tell(await measure({ endpoint, db, site, buyers }));
  } finally {
    await site.close();
  }
}

function tell({ label, spread: { count, p50, p99 }, cpu, calls, mostCalls }: CaseFigures): void {
  const isOver = calls !== undefined && mostCalls !== undefined && calls > mostCalls;
  if (isOver) process.exitCode = 1;
  const asked = calls === undefined ? "" : ` · calls ${calls}${isOver ? ` FAIL: at most ${mostCalls}` : ""}`;
  console.log(
    `${label}: ${count} · p50 ${p50.toFixed(1)} ms · p99 ${p99.toFixed(1)} ms · database CPU ${cpu.toFixed(1)} ms${asked}`,
  );
}
