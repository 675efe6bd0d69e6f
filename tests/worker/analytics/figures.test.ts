import { beforeAll, describe, expect, it } from "vitest";
import { spanOf } from "#domain/analytics/period.ts";
import { PERIODS } from "#domain/analytics/period-names.ts";
import type { Database } from "#drizzle/client.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { oneRow, rowsOf } from "./bulk.ts";
import { makeHistory } from "./history.ts";

/** 100,000 events, most of them of A. */
const VOLUMES = { views: 60_000, invitations: 18_000, quotes: 12_000, orders: 10_000 };
/** The day in Dubai of a column in milliseconds, not written as the triggers write it. */
const day = (column: string) => `date(${column} / 1000, 'unixepoch', '+4 hours')`;
const within = (column: string) => `${day(column)} >= ? and ${day(column)} <= ?`;

const NAMES = ["approved A", "approved B"] as const;
const PERIOD_INPUTS = [...PERIODS.map((period) => ({ period })), { from: "2026-03-05", to: "2026-08-21" }];

let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  const [a, b] = NAMES.map((name) => `sup_${actors[name].userId}`) as [string, string];
  const shops = [
    { supplierId: a, products: 40, share: 0.85 },
    { supplierId: b, products: 10, share: 0.15 },
  ];
  await makeHistory(db, shops, VOLUMES);
}, 60_000);

describe("the generated history", () => {
  it("has its 100,000 events", async () => {
    const counts = await oneRow(
      db,
      `select (select count(*) from journal) views, (select count(*) from rfq_invitations) invitations,
        (select count(*) from quotes) quotes, (select count(*) from orders) orders`,
    );
    expect(counts).toEqual(VOLUMES);
  });
});

describe.each(NAMES)("analytics.dashboard of %s", (name) => {
  const seller = () => ({ caller: callerAs(db, actors[name]).analytics, id: `sup_${actors[name].userId}` });

  it("counts what independent SQL counts", async () => {
    const { caller, id } = seller();
    const { figures } = await caller.dashboard();
    const owner = actors[name].userId;
    const live = `select count(*) n from suppliers s join products p on p.supplier_id = s.id
      where s.owner_id = ? and p.status = 'published'`;
    const waiting = `select count(distinct i.id) n from rfqs r left join rfq_invitations i on i.rfq_id = r.id
      where r.status = 'open' and i.supplier_id = ? and i.status not in ('info_requested','quoted','declined','expired')
      and i.deadline_at > ?`;
    const work = `select count(*) n, coalesce(sum(total_aed_minor), 0) fils from orders where supplier_id = ?
      and status not in ('delivered','completed','declined','cancelled','disputed')`;
    const views = `select count(*) filter (where d >= '2026-10-23') last,
        count(*) filter (where d between '2026-09-23' and '2026-10-22') before
      from (select ${day("at")} d from journal where supplier = ? and product not like '%-5' and product not like '%-6')`;
    const orders = await oneRow<{ n: number; fils: number }>(db, work, id);
    expect(figures).toEqual({
      liveProducts: (await oneRow<{ n: number }>(db, live, owner)).n,
      openRequests: (await oneRow<{ n: number }>(db, waiting, id, TEST_NOW)).n,
      ordersInWork: { count: orders.n, aedMinor: orders.fils },
      views: await oneRow(db, views, id),
    });
    expect(figures.openRequests).toBeGreaterThan(0);
    const all = callerAs(db, actors[name]);
    expect((await all.inbox.list({ status: "waiting" })).total).toBe(figures.openRequests);
    expect((await all.orders.sold({ status: "in_work" })).total).toBe(figures.ordersInWork.count);
    expect(figures.views.last).toBeGreaterThan(100);
  });

  it("lists the newest products with their views, the nearest deadlines and the latest orders", async () => {
    const { caller, id } = seller();
    const { products, requests, orders } = await caller.dashboard();
    const newest = await rowsOf<{ id: string; views: number }>(
      db,
      `select p.id, (select count(*) from journal j where j.product = p.slug and ${day("j.at")} >= '2026-10-23'
        and p.status = 'published') views from products p where supplier_id = ? order by number desc limit 5`,
      id,
    );
    expect(products.map(({ id: product, views }) => ({ id: product, views }))).toEqual(newest);
    const nearest = await rowsOf<{ id: string }>(
      db,
      `select i.id from rfqs r join rfq_invitations i on r.id = i.rfq_id where r.status = 'open' and i.supplier_id = ?
        and i.status in ('invited','viewed','info_provided') and i.deadline_at > ? order by i.deadline_at limit 5`,
      id,
      TEST_NOW,
    );
    expect(requests.map((request) => ({ id: request.id }))).toEqual(nearest);
    const latest = await rowsOf<{ reference: string }>(
      db,
      "select reference from orders where supplier_id = ? order by created_at desc limit 5",
      id,
    );
    expect(orders.map(({ reference }) => ({ reference }))).toEqual(latest);
    expect(JSON.stringify(requests)).not.toContain("people.example");
  });
});

describe.each(PERIOD_INPUTS)("analytics.report of %o", (input) => {
  const asked = () => {
    const id = `sup_${actors["approved A"].userId}`;
    const span = spanOf(input, TEST_NOW);
    return { id, span, args: [id, span.from, span.to] as const };
  };
  const report = () => callerAs(db, actors["approved A"]).analytics.report(input);
  const visible = "product not like '%-5' and product not like '%-6'";

  const countOf = async (from: string, to: string) => {
    const { id } = asked();
    const count = async (query: string) => (await oneRow<{ n: number }>(db, query, id, from, to)).n;
    return {
      views: await count(`select count(*) n from journal where ${visible} and supplier = ? and ${within("at")}`),
      rfqs: await count(`select count(*) n from rfq_invitations where supplier_id = ? and ${within("created_at")}`),
      quotes: await count(`select count(*) n from quotes where supplier_id = ? and ${within("sent_at")}`),
      orders: await count(`select count(*) n from orders where supplier_id = ? and ${within("created_at")}`),
      ordersAedMinor: await count(
        `select coalesce(sum(total_aed_minor), 0) n from orders where supplier_id = ? and ${within("created_at")}`,
      ),
    };
  };

  it("freight that is agreed later counts on the day of its order", async () => {
    const { id, span } = asked();
    await rowsOf(db, "update orders set total_aed_minor = total_aed_minor + 45000 where supplier_id = ?", id);
    expect((await report()).totals.ordersAedMinor).toBe((await countOf(span.from, span.to)).ordersAedMinor);
  });

  it("totals, bars and shares equal the rows", async () => {
    const { span } = asked();
    const { totals, before, bars, funnel, cartOrders } = await report();
    expect(totals).toEqual(await countOf(span.from, span.to));
    expect(before).toEqual(await countOf(span.before.from, span.before.to));
    const [from, to] = [bars[1]?.day ?? "", bars[2]?.day ?? ""];
    const lastDay = new Date(Date.parse(to) - 1).toISOString().slice(0, 10);
    expect(bars[1]).toEqual({ day: from, ...(await countOf(from, lastDay)) });
    expect(bars.reduce((sum, { views }) => sum + views, 0)).toBe(totals.views);
    const quoted = await oneRow<{ n: number }>(
      db,
      `select count(*) n from orders where quote_id is not null and supplier_id = ? and ${within("created_at")}`,
      ...asked().args,
    );
    const shares = await oneRow<{ r: number; q: number; o: number }>(
      db,
      "select round(? * 100.0 / ?, 1) r, round(? * 100.0 / ?, 1) q, round(? * 100.0 / ?, 1) o",
      totals.rfqs,
      totals.views,
      totals.quotes,
      totals.rfqs,
      quoted.n,
      totals.quotes,
    );
    expect(funnel.map(({ share }) => share)).toEqual([
      null,
      ...[shares.r, shares.q, shares.o].map((share) => (share > 100 ? null : share)),
    ]);
    expect(funnel.at(-1)?.count).toBe(quoted.n);
    expect(cartOrders).toBe(totals.orders - quoted.n);
  });

  it("top products and search terms equal the journal", async () => {
    const { id, args } = asked();
    const { topProducts, terms } = await report();
    const top = await rowsOf(
      db,
      `select p.id, count(*) views from journal j join products p on p.slug = j.product
        where p.status = 'published' and j.supplier = ? and ${within("j.at")} group by p.id
        order by views desc, p.number limit 10`,
      ...args,
    );
    expect(topProducts.map(({ id: product, views }) => ({ id: product, views }))).toEqual(top);
    const [first] = topProducts;
    const named = await oneRow<{ rfqs: number; orders: number }>(
      db,
      `with p as (select number from products where id = ?) select
        (select count(*) from rfq_invitations i where i.supplier_id = ? and ${within("i.created_at")} and i.rfq_id in
          (select rfq_id from rfq_lines where product_number = (select number from p))) rfqs,
        (select count(*) from orders o where o.supplier_id = ? and ${within("o.created_at")} and o.id in
          (select order_id from order_lines where product_number = (select number from p))) orders`,
      first?.id ?? "",
      ...args,
      ...args,
    );
    expect({ rfqs: first?.rfqs, orders: first?.orders }).toEqual(named);
    const searched = await rowsOf(
      db,
      `select term as words, '' as asks, count(*) arrivals from journal
        where ${visible} and term <> 'تمر مجدول' and supplier = ?
        and ${within("at")} group by term order by arrivals desc, term limit 20`,
      id,
      args[1],
      args[2],
    );
    expect(terms).toEqual(searched);
  });

  it("response rate, usual time and lost reasons equal the rows", async () => {
    const { args } = asked();
    const { responses, lost } = await report();
    const cases = `select (responded_at - created_at) / 3600000.0 hours from rfq_invitations where supplier_id = ?
      and ${within("created_at")} and not (responded_at is null and ${TEST_NOW} - created_at < 86400000)`;
    const rate = await oneRow<{ cases: number; rate: number }>(
      db,
      `select count(*) cases, cast(round(100.0 * total(hours <= 24) / count(*)) as integer) rate from (${cases})`,
      ...args,
    );
    const median = await oneRow<{ hours: number }>(
      db,
      `select cast(ceil(hours) as integer) hours from (select hours, row_number() over (order by hours) place, count(*) over () n
        from (${cases}) where hours is not null) where place = (n + 1) / 2`,
      ...args,
    );
    expect(responses).toEqual({ ...rate, medianHours: Math.max(1, median.hours) });
    const reasons = await rowsOf<{ kind: string; reason: string | null; count: number }>(
      db,
      `select status kind, closing_reason reason, count(*) count from quotes where supplier_id = ?
          and ${within("updated_at")} and status not in ('draft', 'sent', 'countered', 'accepted') group by 1, 2
        union all select status, decline_reason, count(*) from rfq_invitations where supplier_id = ?
          and ${within("created_at")} and status = 'declined' group by 1, 2`,
      ...args,
      ...args,
    );
    const sorted = (rows: readonly { kind: string; reason: string | null; count: number }[]) =>
      rows.map(({ kind, reason, count }) => `${kind} ${reason} ${count}`).sort();
    expect(sorted(lost)).toEqual(sorted(reasons));
    expect(lost.length).toBeGreaterThan(3);
  });
});

describe("what it costs", () => {
  it("is two calls with the session's, and no table is read from end to end", async () => {
    const calls = countCalls(db);
    await callerOf(contextOf(db, actors["approved A"])).analytics.dashboard();
    expect(calls()).toBe(2);
    await callerOf(contextOf(db, actors["approved A"])).analytics.report({ period: "90d" });
    expect(calls()).toBe(4);
    const work = async () => {
      await callerAs(db, actors["approved A"]).analytics.dashboard();
      await callerAs(db, actors["approved A"]).analytics.report({ period: "12m" });
    };
    expect(await fullScans(db, work)).toEqual([]);
  });
});
