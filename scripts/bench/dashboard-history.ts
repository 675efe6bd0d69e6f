import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { writeNumbered } from "./number-rows.ts";

/** As long as daily counters are kept. */
const DAYS = 760;
/** What is live stays the same, however long the history is. */
const WAITING = 40;
const IN_WORK = 20;

/** Shares of the events; the rest are views. */
const SHARES = { rfq_invitations: 0.08, quotes: 0.06, orders: 0.06 };

/** Whose history. */
export interface Shop {
  supplierId: string;
  products: number[];
}

/** The demo company that sells most, with its products on sale. */
export async function demoShop({ $client }: Database): Promise<Shop> {
  const { rows } = await $client.execute(`select s.id, (select json_group_array(number) from products p
    where p.supplier_id = s.id and p.status = 'published') products from suppliers s
    where s.status = 'approved' order by s.products_count desc, s.id limit 1`);
  const [row] = rows;
  if (!row) throw new Error("the demo data hold no approved company");
  return { supplierId: String(row.id), products: JSON.parse(String(row.products)) };
}

/**
 * Writes a history of so many events: views by day and product, and rows of requests, invitations, quotes and orders, all
 * through the triggers that count days.
 */
export async function writeHistory(db: Database, shop: Shop, events: number, now: number): Promise<void> {
  const counts = Object.values(SHARES).map((share) => Math.floor(events * share));
  const [invitations = 0, quotes = 0, orders = 0] = counts;
  await writeViews(db, shop, events - invitations - quotes - orders, now);
  await writeNumbered(db, invitations, requestsSql(shop, invitations, now));
  await writeNumbered(db, quotes, [quotesSql(shop, now)]);
  await writeNumbered(db, orders, [ordersSql(shop, orders, now)]);
  await db.$client.execute("analyze");
}

async function writeViews(
  { $client }: Database,
  { supplierId, products }: Shop,
  views: number,
  now: number,
): Promise<void> {
  const cells = DAYS * products.length;
  const today = new Date(now).toISOString().slice(0, 10);
  // Numbers arrive as reals, whose quotient is no count.
  const share =
    "cast(?3 as integer) / cast(?4 as integer) + (n * ?5 + p.key < cast(?3 as integer) % cast(?4 as integer))";
  await $client.execute({
    sql: `with recursive d(n) as (values (0) union all select n + 1 from d where n < ${DAYS - 1})
      insert into product_views (supplier_id, day, product_number, views)
      select ?1, date(?2, '-' || n || ' days'), p.value, ${share}
      from d cross join json_each(?6) p where ${share} > 0`,
    args: [supplierId, today, views, cells, products.length, JSON.stringify(products)],
  });
}

/** Spread over the days, the newest last. */
const timeOf = (count: number, now: number) =>
  `(${now} - ${DAYS * DAY_MS} + cast(${DAYS * DAY_MS} as real) * i / ${Math.max(1, count)})`;

function requestsSql({ supplierId }: Shop, count: number, now: number): string[] {
  const at = `cast(${timeOf(count, now)} as integer)`;
  const isWaiting = `i >= ${count - WAITING}`;
  return [
    `NUMBERS insert into rfqs (id, reference, status, access_hash, deadline_at, company_name, contact_name, email, phone,
        category, description, quantity, locale, created_at, updated_at)
      select 'rfq_b' || i, 'RFQ-B' || i, iif(${isWaiting}, 'open', 'closed'), 'x', ${now + DAY_MS}, 'Bench', 'Bench',
        'b@bench.example', '+971500000000', 'food-products', 'goods', '1', 'en', ${at}, ${at} from n`,
    `NUMBERS insert into rfq_invitations (id, rfq_id, supplier_id, status, score, reasons, wave, deadline_at,
        responded_at, created_at, updated_at)
      select 'inv_b' || i, 'rfq_b' || i, '${supplierId}', iif(${isWaiting}, 'viewed', 'quoted'), 1, '[]', 1,
        ${now + DAY_MS} + i, iif(${isWaiting}, null, ${at} + 3600000), ${at}, ${at} from n`,
  ];
}

function quotesSql({ supplierId }: Shop, now: number): string {
  const at = `(select created_at from rfqs where id = 'rfq_b' || i)`;
  return `NUMBERS insert into quotes (id, reference, rfq_id, invitation_id, supplier_id, status, last_mover, sent_at,
      verify_code, created_at, updated_at)
    select 'quo_b' || i, 'Q-B' || i, 'rfq_b' || i, 'inv_b' || i, '${supplierId}', 'rejected', 'supplier', ${at}, 'v',
      ${at}, min(${now}, ${at} + ${DAY_MS}) from n`;
}

function ordersSql({ supplierId }: Shop, count: number, now: number): string {
  const at = `cast(${timeOf(count, now)} as integer)`;
  return `NUMBERS insert into orders (id, reference, supplier_id, status, payment, buyer, currency, goods_minor,
      discount_minor, insurance_minor, vat_rate, vat_minor, total_minor, total_aed_minor, locale, verify_code,
      created_at, updated_at)
    select 'ord_b' || i, 'ORD-B' || i, '${supplierId}', iif(i >= ${count - IN_WORK}, 'confirmed', 'completed'), 'unpaid',
      '{"companyName":"Bench"}', 'AED', 1000, 0, 0, 500, 50, 1050, 1050, 'en', 'v', ${at}, ${at} from n`;
}
