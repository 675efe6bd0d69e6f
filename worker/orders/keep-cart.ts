import { type SQL, sql } from "drizzle-orm";
import type { CartLine, SaveCart } from "#domain/orders/cart.ts";
import { MAX_CART_LINES } from "#domain/orders/max-cart-lines.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { cartItems } from "#drizzle/schema/orders.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { selectOwnLines } from "./own-cart.ts";

/**
 * Makes the caller's cart just these lines, in one batch; products that never were are left out. The last of two
 * browsers that save at once wins.
 */
export async function saveCart(ctx: SignedInContext, { lines }: SaveCart): Promise<{ lines: CartLine[] }> {
  const { db, caller } = ctx;
  const { kept } = await batchOf(
    { db },
    {
      gone: db.run(sql`delete from ${cartItems} where ${cartItems.userId} = ${caller.userId}
      and ${cartItems.productNumber} not in (select ${products.number} from ${askedOf(lines)})`),
      lines: db.run(upsert(ctx, lines, sql`excluded.quantity`)),
      kept: selectOwnLines(ctx),
    },
  );
  return { lines: kept };
}

/**
 * Brings a browser's cart into the account's, as after a sign-in: of each product the larger quantity stays, so that the
 * same cart may be brought twice. The 50 newest products stay.
 */
export async function mergeCart(ctx: SignedInContext, { lines }: SaveCart): Promise<{ lines: CartLine[] }> {
  const { db, caller } = ctx;
  const newest = sql`select ${cartItems.productNumber} from ${cartItems} where ${cartItems.userId} = ${caller.userId}
    order by ${cartItems.updatedAt} desc, ${cartItems.productNumber} desc limit ${MAX_CART_LINES}`;
  const { kept } = await batchOf(
    { db },
    {
      lines: db.run(upsert(ctx, lines, sql`max(${cartItems.quantity}, excluded.quantity)`)),
      oldest: db.run(sql`delete from ${cartItems} where ${cartItems.userId} = ${caller.userId}
      and ${cartItems.productNumber} not in (${newest})`),
      kept: selectOwnLines(ctx),
    },
  );
  return { lines: kept };
}

/** A line's time keeps its place in the cart: lines of one write are a millisecond apart. */
function upsert({ caller, now }: SignedInContext, lines: readonly CartLine[], quantity: SQL): SQL {
  const line = {
    userId: caller.userId,
    productNumber: sql`${products.number}`,
    ...jsonCells(cartItems, "asked", ["quantity"]),
    updatedAt: sql`${now()} + asked.key`,
  };
  return sql`${insertEach(cartItems, line, askedOf(lines), sql`true`)}
    on conflict (user_id, product_number) do update set quantity = ${quantity}`;
}

function askedOf(lines: readonly CartLine[]): SQL {
  return sql`json_each(${JSON.stringify(lines)}) asked cross join ${products} on ${products.id} = asked.value ->> 'productId'`;
}
