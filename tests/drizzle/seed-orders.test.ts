import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type OrderAction, type OrderActor, type OrderStatus, orderMachine } from "#domain/orders/order-machine.ts";
import { ORDER_REFERENCE } from "#domain/orders/order-reference.ts";
import { VERIFY_CODE } from "#domain/rfq/verify-code.ts";
import type { Database } from "#drizzle/client.ts";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { seedAccountsIfNone } from "#drizzle/seed/accounts.ts";
import { seedOrdersIfNone } from "#drizzle/seed/orders.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { freshDatabase } from "../support/database.ts";

const NOW = Date.UTC(2026, 10, 21, 8);
let db: Database;
let written = 0;
beforeAll(async () => {
  db = await freshDatabase();
  await seedDemoData(db, NOW, async () => {});
  await seedAccountsIfNone(db, NOW, async () => "hash");
  written = await seedOrdersIfNone(db, NOW);
});

describe("demo orders", () => {
  it("are written once, with references and codes like those of real ones, and none lies in the future", async () => {
    const rows = await db.select().from(orders);
    expect(rows).toHaveLength(written);
    expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
    for (const { reference, verifyCode, createdAt, updatedAt } of rows) {
      expect(reference).toMatch(ORDER_REFERENCE);
      expect(verifyCode).toMatch(VERIFY_CODE);
      expect(Math.max(createdAt, updatedAt)).toBeLessThanOrEqual(NOW);
    }
    expect(await seedOrdersIfNone(db, NOW)).toBe(0);
  });

  it("came by legal moves alone to where they stand", async () => {
    const [rows, events] = await db.batch([
      db.select().from(orders),
      db.select().from(orderEvents).orderBy(orderEvents.createdAt),
    ]);
    for (const { id, status } of rows) {
      const [, ...path] = events.filter(({ orderId }) => orderId === id);
      let stands: OrderStatus = "new";
      for (const { action, actor } of path) {
        stands = orderMachine.transition(stands, action as OrderAction, actor as OrderActor);
      }
      expect([id, stands]).toEqual([id, status]);
    }
  });

  it("add up: lines to goods, and goods with freight and tax to the total", async () => {
    const wrong = await db.all(sql`select id from orders o where
      goods_minor <> (select sum(amount_minor) from order_lines where order_id = o.id)
      or total_minor <> goods_minor - discount_minor + ifnull(freight_minor, 0) + insurance_minor + vat_minor`);
    expect(wrong).toEqual([]);
    const lines = await db.all(
      sql`select * from order_lines where unit_price_minor * quantity_milli <> amount_minor * 1000`,
    );
    expect(lines).toEqual([]);
  });

  it("agree with what is counted of every supplier", async () => {
    const wrong = await db.all(sql`select id from suppliers s where
      orders_count <> (select count(*) from orders where supplier_id = s.id and status not in ('new', 'declined', 'cancelled'))
      or rating_count <> (select count(*) from supplier_ratings where supplier_id = s.id and status = 'published')
      or rating_average is not (select avg((supplier_rating + product_quality + delivery_time + communication) / 4.0)
        from supplier_ratings where supplier_id = s.id and status = 'published')`);
    expect(wrong).toEqual([]);
    expect(await db.all(sql`select 1 from supplier_ratings where status = 'published'`)).toHaveLength(2);
  });

  it("leave a database without the demo logins alone", async () => {
    const bare = await freshDatabase();
    await seedDemoData(bare, NOW, async () => {});
    expect(await seedOrdersIfNone(bare, NOW)).toBe(0);
  });
});
