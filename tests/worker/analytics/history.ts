import { LEAST_PEOPLE } from "#domain/analytics/searched-words.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { DECLINE_REASONS } from "#domain/rfq/invitation-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { viewStatements } from "#worker/analytics/view-statements.ts";
import { Random } from "../../../scripts/catalogue/random.ts";
import { TEST_NOW } from "../support/context.ts";
import { insertBulk, runAll } from "./bulk.ts";
import { invitationRow, orderRow, quoteRow, rfqRow } from "./trade-rows.ts";

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAYS = 430;
/** What was searched for, by many but for the first, which was one person. */
const TERMS = ["تمر مجدول", "dates", "dattes", "pvc pipe 4", "كرتون", "emballage", "ceramic tiles", "زيت زيتون"].map(
  (words, at) => ({ id: at + 1, words, asks: "", first_day: "2025-09-01", people: at === 0 ? 1 : LEAST_PEOPLE }),
);
const MARK = 1;

/** How many of each happened. */
export interface Volumes {
  views: number;
  invitations: number;
  quotes: number;
  orders: number;
}

/** A company of the history, with how much of it is its own (0 to 1). */
export interface Shop {
  supplierId: string;
  products: number;
  share: number;
}

/**
 * A made history of the last fourteen months: views by the counting verb's own statements, and rows of requests, quotes
 * and orders. Each event also goes into a plain `journal`, which nothing of the site reads.
 */
export async function makeHistory(db: Database, shops: Shop[], volumes: Volumes, seed = 7): Promise<void> {
  const stream = new Random(seed);
  const roll = () => stream.next();
  const pick = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T;
  const shopOf = () => {
    const at = roll();
    return shops.find(({ share }, place) => at < share + sumOfShares(shops, place)) ?? (shops[0] as Shop);
  };
  const time = () => TEST_NOW - Math.floor(roll() * DAYS * DAY_MS);
  const times = (n: number) => Array.from({ length: n }, time).sort((one, other) => one - other);

  await insertProducts(db, shops);
  await db.$client.execute("create table journal (kind text, supplier text, at integer, product text, term text)");
  await makeViews();
  await makeTrade();

  async function makeViews(): Promise<void> {
    const seen = times(volumes.views).map((at) => {
      const shop = shopOf();
      // Some products are looked at far more often than others.
      const product = slugOf(shop, Math.floor(roll() ** 3 * shop.products));
      return { at, supplier: shop.supplierId, product, term: roll() < 0.15 ? pick(TERMS) : null };
    });
    await insertBulk(
      db,
      "journal",
      seen.map(({ term, ...event }) => ({ kind: "view", ...event, term: term?.words ?? null })),
    );
    await insertBulk(db, "search_terms", TERMS);
    await insertBulk(
      db,
      "search_people",
      TERMS.map(({ id }) => ({ term_id: id, mark: MARK, day: "2025-09-01", locale: "ar" })),
    );
    const statements = seen.flatMap(({ at, product, term }) => {
      const searcher = term && { words: term.words, asks: term.asks, mark: MARK };
      return viewStatements({
        category: "food-products",
        slug: product,
        day: dayInDubai(at),
        searcher,
        viewerId: null,
      });
    });
    await runAll(db, statements);
  }

  async function makeTrade(): Promise<void> {
    const invited = times(volumes.invitations).map((at, n) => ({ at, n, shop: shopOf() }));
    const quoted = invited.filter((_, n) => n % Math.ceil(volumes.invitations / volumes.quotes) === 0 || roll() < 0.5);
    const withQuote = new Set(quoted.slice(0, volumes.quotes).map(({ n }) => n));
    const rows = invited.map(({ at, n, shop }) => {
      const answered = withQuote.has(n) || roll() < 0.6;
      const respondedAt = answered ? Math.min(TEST_NOW, at + Math.floor(roll() ** 2 * 60 * HOUR_MS)) : null;
      const isFresh = at > TEST_NOW - 14 * DAY_MS;
      const status = withQuote.has(n)
        ? "quoted"
        : answered
          ? "declined"
          : isFresh
            ? pick(["invited", "viewed", "info_provided", "info_requested"])
            : "expired";
      const reason = status === "declined" ? pick(DECLINE_REASONS) : null;
      return invitationRow({ n, supplierId: shop.supplierId, at, respondedAt, status, reason });
    });
    await insertBulk(
      db,
      "rfqs",
      invited.map(({ at, n }) => rfqRow(n, at, at > TEST_NOW - 14 * DAY_MS && roll() < 0.8 ? "open" : "closed")),
    );
    await insertBulk(
      db,
      "rfq_lines",
      invited.map(({ n, shop }) => ({
        rfq_id: `rfq_h${n}`,
        position: 1,
        product_number: roll() < 0.5 ? firstNumber(shops, shop) + Math.floor(roll() * shop.products) : null,
        description: `line ${n}`,
        quantity: "100",
      })),
    );
    await insertBulk(db, "rfq_invitations", rows);
    const sent = invited.filter(({ n }) => withQuote.has(n));
    await insertBulk(
      db,
      "quotes",
      sent.map(({ at, n, shop }) => {
        const sentAt = Math.min(TEST_NOW, at + Math.floor(roll() * 40 * HOUR_MS));
        const status = pick(["sent", "countered", "accepted", "rejected", "withdrawn", "expired", "not_selected"]);
        const closedAt = Math.min(TEST_NOW, sentAt + Math.floor(roll() * 20 * DAY_MS));
        return quoteRow({ n, supplierId: shop.supplierId, sentAt, closedAt, status, reason: reasonOf(status, pick) });
      }),
    );
    // Two of three orders come of a quote of their company, the others from the cart.
    const open = new Map(shops.map((shop) => [shop, sent.filter((one) => one.shop === shop).map(({ n }) => n)]));
    const ordered = times(volumes.orders).map((at, n) => ({ at, n, shop: shopOf() }));
    await insertBulk(
      db,
      "orders",
      ordered.map(({ at, n, shop }) =>
        orderRow({
          ...{ n, supplierId: shop.supplierId, at, status: orderStatus(at) },
          quote: n % 3 === 0 ? undefined : open.get(shop)?.shift(),
          fils: Math.floor(roll() * 9_000_000),
        }),
      ),
    );
    await insertBulk(
      db,
      "order_lines",
      ordered.map(({ n, shop }) => ({
        order_id: `ord_h${n}`,
        position: 1,
        product_number: firstNumber(shops, shop) + Math.floor(roll() ** 2 * shop.products),
        description: `goods ${n}`,
        quantity_milli: 5000,
        unit: "carton",
        unit_price_minor: 100,
        amount_minor: 500,
      })),
    );
  }

  /** What is old is over. */
  function orderStatus(at: number): string {
    if (at < TEST_NOW - 60 * DAY_MS) return pick(["completed", "completed", "cancelled", "declined"]);
    return pick([
      "new",
      "confirmed",
      "in_production",
      "ready_to_ship",
      "shipped",
      "delivered",
      "completed",
      "cancelled",
    ]);
  }
}

function reasonOf(status: string, pick: (all: readonly string[]) => string): string | null {
  if (status === "rejected") return pick(["price", "lead_time", "terms", "specification", "bought_elsewhere", "other"]);
  return status === "withdrawn" ? pick(["no_stock", "other"]) : null;
}

function sumOfShares(shops: readonly Shop[], before: number): number {
  return shops.slice(0, before).reduce((sum, { share }) => sum + share, 0);
}

function firstNumber(shops: readonly Shop[], shop: Shop): number {
  const before = shops.slice(0, shops.indexOf(shop));
  return 1 + before.reduce((sum, { products }) => sum + products, 0);
}

const slugOf = ({ supplierId }: Shop, n: number) => `${supplierId}-${n}`.replaceAll("_", "-");

/** Products on sale but for the first of each company, which rests, and the second, a draft. */
async function insertProducts(db: Database, shops: Shop[]): Promise<void> {
  const all = shops.flatMap((shop) =>
    Array.from({ length: shop.products }, (_, n) => ({ shop, n, number: firstNumber(shops, shop) + n })),
  );
  const rows = all.map(({ shop, n, number }) => ({
    number,
    id: `prd_${number}`,
    supplier_id: shop.supplierId,
    sku: `S-${number}`,
    slug: slugOf(shop, n),
    category: "food-products",
    subcategory: "dates",
    status: n === 5 ? "paused" : n === 6 ? "draft" : "published",
    origin: "AE",
    price_minor: 1000,
    currency: "AED",
    unit: "carton",
    moq: 1,
    created_at: TEST_NOW,
    updated_at: TEST_NOW,
  }));
  await insertBulk(db, "products", rows);
  const names = rows.map(({ number }) => ({
    product_number: number,
    locale: "ar",
    name: `تمر ${number}`,
    description: "",
    specs: "[]",
  }));
  await insertBulk(db, "product_translations", names);
}
