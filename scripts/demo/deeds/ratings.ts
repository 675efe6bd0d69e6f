import { eq } from "drizzle-orm";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { partyOf } from "../parties.ts";
import { type Deed, newKey, only, remembered } from "../thread.ts";

/** Supplier, quality, delivery, communication. */
type Stars = [number, number, number, number];

/** The buyer rates the supplier. */
export const rateSupplier =
  ([supplierRating, productQuality, deliveryTime, communication]: Stars, review: string): Deed =>
  async ({ me, who, memory }) =>
    me.ratings.rateSupplier({
      reference: remembered(memory, "order"),
      ...{ supplierRating, productQuality, deliveryTime, communication, review },
      locale: partyOf(who).locale,
      idempotencyKey: newKey(),
    });

/** The supplier rates the buyer. */
export const rateBuyer =
  (rating: number, review?: string): Deed =>
  async ({ me, memory }) =>
    me.ratings.rateBuyer({ reference: remembered(memory, "order"), rating, review, idempotencyKey: newKey() });

/** The supplier replies to what the buyer wrote. */
export const reply =
  (words: string): Deed =>
  async ({ me, memory }) =>
    me.ratings.reply({ reference: remembered(memory, "order"), reply: words });

/** The operator takes a rating down. */
export const hideRating =
  (reason: string): Deed =>
  async ({ me, stage, memory }) => {
    const reference = remembered(memory, "order");
    const rows = await stage.db
      .select({ version: supplierRatings.version })
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .where(eq(orders.reference, reference));
    return me.ratings.hide({ reference, version: only(rows, "rating").version, reason });
  };
