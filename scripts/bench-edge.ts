import { rmSync } from "node:fs";
import { openDatabase } from "#drizzle/client.ts";
import { seedAccountsIfNone } from "#drizzle/seed/accounts.ts";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { Connection, type Shot } from "./bench/connection.ts";
import { DelayProxy } from "./bench/delay-proxy.ts";
import { type EdgeCase, edgeCases } from "./bench/edge-cases.ts";
import { Endpoint } from "./bench/endpoint.ts";
import { describeMachine } from "./bench/machine.ts";
import { percentile } from "./bench/percentiles.ts";
import { sampleProducts } from "./bench/sample-products.ts";
import { type Site, startSite } from "./bench/site.ts";
import { signInAs, writeTraders } from "./bench/traders.ts";
import { playHistory } from "./demo/play-history.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures how far the site may be from its database: key pages and verbs with 0, 20, 80, 150 and 250 ms to it and back.

  npm run build && npm run bench:edge

Runs the built site under plain Miniflare over the demo data, with a proxy that delays what the Worker and the database say to
each other. Calls go one after the other, each for another page as long as there are others. Trips are those that somebody
waits for: what a millisecond of the way adds to the answer. Exits 1 when a public read has more than 1, a signed-in read more
than 2, a write more than 3.`;

const ROUND_TRIPS_MS = [0, 20, 80, 150, 250];
const TIMES = 9;
/** What is measured is a time, so a tenth of a trip is noise. */
const TOLERANCE = 0.3;

runScript("bench:edge", HELP, async () => {
  console.log((await describeMachine()).text);
  const { file } = await catalogueOf(160, console.log);
  const endpoint = await Endpoint.start(file);
  const proxy = await DelayProxy.start(Number(new URL(endpoint.url).port));
  const site = await startSite("dist", proxy.url);
  try {
    const db = openDatabase({ url: endpoint.url });
    await seedAccountsIfNone(db, Date.now(), async () => "x");
    await playHistory(db, Date.now());
    const [buyer, seller, operator] = await Promise.all(
      ["buyer@demo.test", "supplier@demo.test", "admin@demo.test"].map((email) => signInAs(db, email, Date.now())),
    );
    if (!buyer || !seller || !operator) throw new Error("no demo accounts");
    const buyers = await writeTraders(db, "buyer", TIMES * ROUND_TRIPS_MS.length + ROUND_TRIPS_MS.length, Date.now());
    const products = await sampleProducts(db);
    tellHead();
    for (const one of await edgeCases({ db, products, buyer, seller, operator, buyers })) {
      tell(one, await measure(site, proxy, one));
    }
  } finally {
    await site.close();
    proxy.close();
    await endpoint.close();
    rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
});

/** The median of each way, in milliseconds. */
async function measure(site: Site, proxy: DelayProxy, { shot }: EdgeCase): Promise<number[]> {
  const lane = new Connection(site.url);
  let asked = 0;
  const next = (): Shot => shot(asked++);
  try {
    const medians: number[] = [];
    for (const roundTripMs of ROUND_TRIPS_MS) {
      proxy.roundTripMs = roundTripMs;
      // The first makes the connection to the database.
      await lane.send(next());
      const took: number[] = [];
      for (let n = 0; n < TIMES; n++) {
        const from = performance.now();
        await lane.send(next());
        took.push(performance.now() - from);
      }
      medians.push(percentile(Float64Array.from(took).sort(), 50));
    }
    return medians;
  } finally {
    lane.close();
  }
}

function tellHead(): void {
  console.log(`\n| | ${ROUND_TRIPS_MS.map((ms) => `${ms} ms`).join(" | ")} | trips | at most |`);
  console.log(`|---|${"---|".repeat(ROUND_TRIPS_MS.length + 2)}`);
}

function tell({ label, mostTrips }: EdgeCase, medians: readonly number[]): void {
  const longest = ROUND_TRIPS_MS.at(-1) ?? Number.NaN;
  const trips = ((medians.at(-1) ?? 0) - (medians[0] ?? 0)) / longest;
  const isOver = trips > mostTrips + TOLERANCE;
  if (isOver) process.exitCode = 1;
  const times = medians.map((ms) => ms.toFixed(0)).join(" | ");
  console.log(`| ${label} | ${times} | ${trips.toFixed(1)} | ${mostTrips}${isOver ? " FAIL" : ""} |`);
}
