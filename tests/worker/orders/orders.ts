import { eq } from "drizzle-orm";
import { answerDeadline } from "#domain/orders/order-schedule.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { supplierIdOf } from "../products/catalogue.ts";
import type { Actor } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";

export const DAY_MS = 24 * 3_600_000;
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const letter = () => LETTERS.charAt(Math.floor(Math.random() * LETTERS.length));

/** A reference that no other order of a test has. */
const newReference = () => `ORD-2026-${Array.from({ length: 6 }, letter).join("")}`;

/** When something happened to orders of each state, so that every guard of time is met. */
const TIMES: Partial<Record<OrderStatus, Partial<typeof orders.$inferInsert>>> = {
  new: { answerBy: answerDeadline(TEST_NOW) },
  delivered: { deliveredAt: TEST_NOW - DAY_MS },
  completed: { deliveredAt: TEST_NOW - 2 * DAY_MS, completedAt: TEST_NOW - DAY_MS },
  disputed: { deliveredAt: TEST_NOW - 2 * DAY_MS, disputedAt: TEST_NOW - DAY_MS },
};

/** An order between two actors in a state, written straight into the tables. */
export async function orderIn(
  db: Database,
  buyer: Actor,
  seller: Actor,
  status: OrderStatus,
  changes: Partial<typeof orders.$inferInsert> = {},
) {
  const reference = newReference();
  const id = `ord_${reference}`;
  await db.batch([
    db.insert(orders).values({
      id,
      reference,
      buyerId: buyer.userId,
      supplierId: supplierIdOf(seller),
      status,
      payment: "unpaid",
      buyer: {
        companyName: "شركة النخيل",
        contactName: "سعيد المنصوري",
        email: "orders@people.example",
        phone: "+971 50 123 4567",
        country: "AE",
        city: "دبي",
        address: "القوز",
        trn: null,
      },
      currency: "AED",
      goodsMinor: 100_000,
      discountMinor: 0,
      freightMinor: null,
      insuranceMinor: 0,
      vatRate: 500,
      vatMinor: 5000,
      totalMinor: 105_000,
      totalAedMinor: 105_000,
      locale: "ar",
      verifyCode: "ABCDEFGHJK",
      createdAt: TEST_NOW - 3 * DAY_MS,
      updatedAt: TEST_NOW - 3 * DAY_MS,
      ...TIMES[status],
      ...changes,
    }),
    db.insert(orderLines).values({
      orderId: id,
      position: 1,
      description: "تمر مجدول",
      quantityMilli: 80_000,
      unit: "carton",
      unitPriceMinor: 1250,
      amountMinor: 100_000,
    }),
  ]);
  return { id, reference, version: 1 };
}

/** An order's row and its events. */
export async function writtenOf(db: Database, id: string) {
  const [[order], events] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.createdAt),
  ]);
  if (!order) throw new Error(`no order ${id}`);
  return { order, events };
}
