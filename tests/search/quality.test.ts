import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { QUALITY_POINTS } from "#domain/catalogue/search/quality.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { productImages, products, productTranslations, productViews } from "#drizzle/schema/all.ts";
import { rateAllProducts, rateProducts } from "#worker/catalogue/search/rate-products.ts";
import { freshDatabase } from "../support/database.ts";
import { fullScans } from "../worker/support/query-plans.ts";
import { numbersFor, stock } from "./stock.ts";

const NOW = Date.UTC(2026, 10, 23);
const DAY = 24 * 3_600_000;

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

async function qualities(): Promise<number[]> {
  const rows = await db.all<{ quality: number }>(sql`select quality from search_docs order by number`);
  return rows.map(({ quality }) => quality);
}

/** Offers a product as well as can be. */
async function furnish(number: number): Promise<void> {
  const specs: [string, string][] = [["a", "1"], ["b", "2"], ["c", "3"]]; // biome-ignore format: a table
  await db.batch([
    db.insert(productImages).values({ productNumber: number, position: 0, path: "/pictures/x", width: 1, height: 1 }),
    db.update(productTranslations).set({ specs }).where(sql`product_number = ${number}`),
    db.update(products).set({ updatedAt: NOW }).where(sql`number = ${number}`),
  ]);
}

async function view(number: number, views: number, day = dayInDubai(NOW - DAY)): Promise<void> {
  await db.insert(productViews).values({ supplierId: "house", day, productNumber: number, views });
}

/** Requests that a company was sent this month, of which it answered some within an hour. */
async function ask(supplierId: string, asked: number, answered: number): Promise<void> {
  for (let at = 0; at < asked; at += 1) {
    const rfq = `rfq_${supplierId}_${at}`;
    await db.run(sql`insert into rfqs (id, reference, status, access_hash, locale, company_name, contact_name, email, phone,
        quantity, category, description, deadline_at, created_at, updated_at)
      values (${rfq}, ${rfq}, 'open', ${rfq}, 'en', 'x', 'x', 'b@people.example', '1', '1', 'furniture', 'x', 1, 1, 1)`);
    await db.run(sql`insert into rfq_invitations (id, rfq_id, supplier_id, wave, status, score, reasons,
        deadline_at, created_at, updated_at, responded_at)
      values (${`inv_${rfq}`}, ${rfq}, ${supplierId}, 1, 'invited', 1, '[]', ${NOW}, ${NOW - DAY}, ${NOW - DAY}, ${at < answered ? NOW - DAY + 1 : null})`);
  }
}

describe("among products that answer a search equally well", () => {
  it("the better offered comes first, then the newer", async () => {
    await stock(db, [{ name: "Oak desk" }, { name: "Oak desk" }, { name: "Oak desk" }]);
    expect(await numbersFor(db, { q: "oak desk" })).toEqual([3, 2, 1]);
    await furnish(1);
    await rateAllProducts(db, NOW);
    expect(await numbersFor(db, { q: "oak desk" })).toEqual([1, 3, 2]);
    expect(await numbersFor(db, { q: "oak desk", category: "furniture" })).toEqual([1, 3, 2]);
  });

  it("none comes before what answers it better, however good it is", async () => {
    await stock(db, [{ name: "Oak desk" }, { name: "Oak drawer of a desk", supplier: "best" }], {
      best: { verified: true },
    });
    await furnish(2);
    await rateAllProducts(db, NOW);
    const [first, second] = await qualities();
    expect(second).toBeGreaterThan(first ?? 100);
    expect(await numbersFor(db, { q: "oak desk" })).toEqual([1, 2]);
  });

  it("a product that was not rated yet stands in the middle", async () => {
    await stock(db, [{ name: "Oak desk" }]);
    expect(await qualities()).toEqual([50]);
  });
});

describe("quality", () => {
  const names = { ar: "مكتب", en: "Oak desk", fr: "Bureau" };

  it("is a hundred for what is offered, answered and looked at best, and next to nothing for the rest", async () => {
    await stock(
      db,
      [
        { name: names, supplier: "house" },
        { name: "x", supplier: "other", price: null },
      ],
      {
        house: { verified: true },
      },
    );
    await furnish(1);
    await view(1, 5000);
    await ask("house", 40, 40);
    await ask("other", 18, 0);
    await rateAllProducts(db, NOW);
    expect(await qualities()).toEqual([100, 1]);
  });

  it("counts views of a month up to a bound, and gives what is new the half", async () => {
    const { interest } = QUALITY_POINTS;
    await stock(db, [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d" }, { name: "e" }]);
    await view(2, 30);
    await view(3, 100_000);
    await view(4, 100_000, dayInDubai(NOW - 40 * DAY));
    await db.run(sql`update products set published_at = ${NOW - DAY} where number = 5`);
    await rateAllProducts(db, NOW);
    const [base = 0, ...others] = await qualities();
    expect(others.map((quality) => quality - base)).toEqual([3, interest, 0, interest / 2]);
  });

  it("takes one silence for little and many for much", async () => {
    const { response } = QUALITY_POINTS;
    await stock(db, [
      { name: "a", supplier: "new" },
      { name: "b", supplier: "once" },
      { name: "c", supplier: "never" },
    ]);
    await ask("once", 1, 0);
    await ask("never", 18, 0);
    await rateAllProducts(db, NOW);
    const [asNew = 0, once = 0, never = 0] = await qualities();
    expect(asNew - once).toBeLessThan(response / 4);
    expect(asNew - never).toBe(response / 2 - 1);
  });

  it("has points for a badge only as long as it is carried", async () => {
    await stock(
      db,
      [
        { name: "a", supplier: "lasting" },
        { name: "b", supplier: "lapsed" },
      ],
      {
        lasting: { verified: true },
        lapsed: { verified: true },
      },
    );
    await db.run(sql`update suppliers set licence_valid_until = ${NOW - LICENCE_GRACE_MS} where id = 'lapsed'`);
    await rateAllProducts(db, NOW);
    const [lasting = 0, lapsed = 0] = await qualities();
    expect(lasting - lapsed).toBe(QUALITY_POINTS.verified);
  });

  it("is read by keys and indexes", async () => {
    await stock(db, [{ name: "a" }]);
    const scans = await fullScans(db, (watched) => rateProducts({ db: watched, now: () => NOW }));
    // What one tick takes itself: at most 2,000 products.
    expect(scans.filter((scan) => !/^SCAN (some|k|p) /.test(scan))).toEqual([]);
  });

  it("is rated once a day, and written only where it changed", async () => {
    await stock(db, [{ name: "a" }, { name: "b" }]);
    const clock = (time: number) => ({ db, now: () => time });
    expect(await rateProducts(clock(NOW))).toBe(2);
    await view(1, 50);
    expect(await rateProducts(clock(NOW))).toBe(0);
    expect(await rateProducts(clock(NOW))).toBe(0);
    expect(await rateProducts(clock(NOW + DAY))).toBe(1);
  });
});
