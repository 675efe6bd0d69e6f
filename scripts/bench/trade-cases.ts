import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { matchSql } from "#worker/rfq/matching/match-sql.ts";
import { selectWanted } from "#worker/rfq/matching/stored-wanted.ts";
import { Connection, type Shot } from "./connection.ts";
import type { Endpoint } from "./endpoint.ts";
import { type Spread, spreadOf } from "./percentiles.ts";
import type { Site } from "./site.ts";
import { ask, type Goods, isPostBusy, quoteOn, requestFor, someGoods } from "./trade-requests.ts";
import type { Trader } from "./traders.ts";

export interface TradeBench {
  endpoint: Endpoint;
  db: Database;
  site: Site;
  buyers: readonly Trader[];
}

export interface CaseFigures {
  label: string;
  spread: Spread;
  /** Processor time of the database for one, in milliseconds. */
  cpu: number;
  /** Database calls of one, its session's included, and how many it may make. */
  calls?: number;
  mostCalls?: number;
}

const TIMES = 100;
const WARM_UP = 10;
/** Bodies of the calls that carry mails away behind an answer. */
const POST = /^\{[^[]*\[[^[]*"sql":"(update \\"outbox\\"|insert into \\"dev_mailbox\\")/;

/** In order: what is sent is matched and accepted later. */
export const TRADE_CASES: readonly ((bench: TradeBench) => Promise<CaseFigures>)[] = [
  submitted,
  submittedBatch,
  matched(1),
  matched(2),
  compared,
  accepted,
];

/** One request after the other through the Worker. */
async function submitted(bench: TradeBench): Promise<CaseFigures> {
  const goods = await someGoods(bench.db, TIMES + WARM_UP);
  const shots = goods.map((some, n) =>
    post("rfq.submit", requestFor(some, buyerOf(bench, n).email), buyerOf(bench, n)),
  );
  return { label: "request sent (tRPC)", mostCalls: 3, ...(await shoot(bench, shots)) };
}

/** The same verb without HTTP, session and Worker: its one batch, over the endpoint. */
async function submittedBatch(bench: TradeBench): Promise<CaseFigures> {
  const goods = await someGoods(bench.db, TIMES + WARM_UP);
  const send = (n: number) => () => ask(bench.db, buyerOf(bench, n), goodsAt(goods, n));
  const timed = await time(
    bench,
    goods.map((_, n) => send(n)),
  );
  return { label: "its batch over the endpoint", ...timed };
}

/** Matching by itself: the query alone, for requests that are stored. */
function matched(wave: 1 | 2) {
  return async (bench: TradeBench): Promise<CaseFigures> => {
    const { db } = bench;
    const stored = await selectWanted(db, sql`"rfqs"."reference" not like 'RFQ-M%'`).limit(TIMES + WARM_UP);
    const queries = stored.map(({ rfqId, category, texts, added }) =>
      matchSql({ rfqId, wave, category, texts, added, now: Date.now() }),
    );
    const timed = await time(
      bench,
      queries.map((query) => () => db.all(query)),
    );
    return { label: `matching alone, ${wave === 1 ? "within the category" : "widened"}`, ...timed };
  };
}

async function compared(bench: TradeBench): Promise<CaseFigures> {
  const buyer = buyerOf(bench, 0);
  const [goods] = await someGoods(bench.db, 1);
  const reference = await ask(bench.db, buyer, goodsAt(goods ? [goods] : [], 0));
  await quoteOn(bench.db, reference, 20);
  await untilPostIsOut(bench.db);
  const path = `/api/trpc/quotes.compare?input=${encodeURIComponent(JSON.stringify({ reference }))}`;
  const shots = Array.from({ length: 3 * TIMES }, (): Shot => ({ path, headers: { cookie: buyer.cookie } }));
  return { label: "twenty quotes compared (tRPC)", mostCalls: 2, ...(await shoot(bench, shots)) };
}

async function accepted(bench: TradeBench): Promise<CaseFigures> {
  const goods = await someGoods(bench.db, TIMES + WARM_UP);
  const shots: Shot[] = [];
  for (const [n, some] of goods.entries()) {
    const buyer = buyerOf(bench, 2 * goods.length + n);
    const [offer] = await quoteOn(bench.db, await ask(bench.db, buyer, some), 2);
    const where = { country: "AE", city: "Dubai", address: "Al Quoz" };
    await untilPostIsOut(bench.db);
    shots.push(post("quotes.accept", { ...offer, ...where, idempotencyKey: crypto.randomUUID() }, buyer));
  }
  return { label: "quote accepted (tRPC)", mostCalls: 3, ...(await shoot(bench, shots)) };
}

/** Sends one after the other; the first only warm up, and of one of them the database calls are counted. */
async function shoot(bench: TradeBench, shots: Shot[]): Promise<Omit<CaseFigures, "label">> {
  const lane = new Connection(bench.site.url);
  try {
    const [first, ...others] = shots.map((shot) => () => lane.send(shot));
    const bodies = await bench.endpoint.bodiesOf(first ?? (async () => {}));
    await untilPostIsOut(bench.db);
    const calls = bodies.filter((body) => !POST.test(body)).length;
    return { ...(await time(bench, others)), calls };
  } finally {
    lane.close();
  }
}

async function time({ endpoint, db }: TradeBench, works: (() => Promise<unknown>)[]) {
  const latencies: number[] = [];
  let cpu = 0;
  for (const [n, work] of works.entries()) {
    const before = await endpoint.count();
    const from = performance.now();
    await work();
    const took = performance.now() - from;
    const after = await endpoint.count();
    await untilPostIsOut(db);
    if (n < WARM_UP - 1) continue;
    latencies.push(took);
    cpu += after.endpoint - before.endpoint;
  }
  return { spread: spreadOf(latencies), cpu: cpu / latencies.length };
}

/** Mails leave after the response; they are not to be in the way of what is measured next. */
async function untilPostIsOut(db: Database): Promise<void> {
  while (await isPostBusy(db)) await sleep(5);
}

function post(procedure: string, input: object, { cookie }: Trader): Shot {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
  return { path: `/api/trpc/${procedure}`, method: "POST", headers, body: JSON.stringify(input) };
}

function buyerOf({ buyers }: TradeBench, n: number): Trader {
  const buyer = buyers[n % buyers.length];
  if (!buyer) throw new Error("no buyers");
  return buyer;
}

function goodsAt(goods: readonly Goods[], n: number): Goods {
  const some = goods[n % goods.length];
  if (!some) throw new Error("no goods");
  return some;
}
