import { rmSync } from "node:fs";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { readDashboard } from "#worker/analytics/read-dashboard.ts";
import { readReport } from "#worker/analytics/read-report.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { demoShop, type Shop, writeHistory } from "./bench/dashboard-history.ts";
import { Endpoint } from "./bench/endpoint.ts";
import { describeMachine } from "./bench/machine.ts";
import { type Spread, spreadOf } from "./bench/percentiles.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures what a supplier's dashboard costs as its history grows: 1,000, 100,000 and 1,000,000 events.

  npm run bench:dashboard

Writes histories into copies of the demo data, with the same requests and orders live in each, and reads the dashboard
and the thirty days' analytics over the endpoint, one after the other. Exits 1 when the dashboard at a million events
takes the database more than twice the processor time that it takes at a thousand.`;

const SIZES = [1000, 100_000, 1_000_000];
const READS = 200;
const WARM_UP = 30;
const MOST_GROWTH = 2;
const WRITE_TIMEOUT_MS = 300_000;

runScript("bench:dashboard", HELP, async () => {
  console.log((await describeMachine()).text);
  const costs: number[] = [];
  try {
    for (const events of SIZES) costs.push(await measure(events));
  } finally {
    rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
  const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
  const isFlat = growth <= MOST_GROWTH;
  console.log(
    `${isFlat ? "PASS" : "FAIL"} a thousand times the history, ${growth.toFixed(2)} times the processor time`,
  );
  if (!isFlat) process.exitCode = 1;
});

async function measure(events: number): Promise<number> {
  const { file } = await catalogueOf(160, () => {});
  const endpoint = await Endpoint.start(file);
  try {
    const db = openDatabase({ url: endpoint.url, timeoutMs: WRITE_TIMEOUT_MS });
    const now = Date.now();
    const shop = await demoShop(db);
    await writeHistory(db, shop, events, now);
    const ctx = contextOf(db, shop, now);
    const dashboard = await timed(endpoint, () => readDashboard(ctx));
    const report = await timed(endpoint, () => readReport(ctx, { period: "30d" }));
    tell(events, dashboard, report);
    return dashboard.cpu;
  } finally {
    await endpoint.close();
  }
}

interface Timed {
  spread: Spread;
  /** Processor time of the database for one read, in milliseconds. */
  cpu: number;
  calls: number;
}

async function timed(endpoint: Endpoint, read: () => Promise<unknown>): Promise<Timed> {
  for (let n = 0; n < WARM_UP; n++) await read();
  const before = await endpoint.count();
  const latencies: number[] = [];
  for (let n = 0; n < READS; n++) {
    const from = performance.now();
    await read();
    latencies.push(performance.now() - from);
  }
  const after = await endpoint.count();
  return {
    spread: spreadOf(latencies),
    cpu: (after.endpoint - before.endpoint) / READS,
    calls: (after.calls - before.calls) / READS,
  };
}

/** What the reads ask of a request: the database, the time, and who calls. */
function contextOf(db: Database, { supplierId }: Shop, now: number): SignedInContext {
  const caller = { userId: "usr_bench", supplier: { id: supplierId, status: "approved" } };
  return { db, now: () => now, caller } as unknown as SignedInContext;
}

function tell(events: number, dashboard: Timed, report: Timed): void {
  const words = ({ spread: { p50, p99 }, cpu, calls }: Timed) =>
    `p50 ${p50.toFixed(2)} ms · p99 ${p99.toFixed(2)} ms · database CPU ${cpu.toFixed(2)} ms · calls ${calls}`;
  console.log(`${events.toLocaleString("en")} events: dashboard ${words(dashboard)}`);
  console.log(`  thirty days' analytics ${words(report)}`);
}
