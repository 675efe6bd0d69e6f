import { type SQL, sql } from "drizzle-orm";
import type { GoodsLine, Names } from "#domain/kernel/names.ts";

// Goods of a document by what they are called now, beside the text that was written then (domain/kernel/names.ts).

/** The names of a product by language; none for a row of no product. `number` names its table, as in `l.product_number`. */
export function goodsNames(number: string) {
  return sql`(${namesOfGoods(number)})`.mapWith((json: string): Names => JSON.parse(json));
}

/** The first line of the order of a query's row; null where it has none. */
export function firstGoods() {
  return sql`(select json_object('description', l.description, 'names', json((${namesOfGoods("l.product_number")})))
    from order_lines l where l.order_id = orders.id order by l.position limit 1)`.mapWith(
    (json: string): GoodsLine => JSON.parse(json),
  ) as SQL<GoodsLine | null>;
}

/** The name is that of this code's own queries, never a caller's. */
function namesOfGoods(number: string): SQL {
  return sql`select json_group_object(goods.locale, goods.name) from product_translations goods
    where goods.product_number = ${sql.raw(number)}`;
}
