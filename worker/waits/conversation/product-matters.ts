import { and, eq, type SQL, sql } from "drizzle-orm";
import { priceTiers, productImages, products } from "#drizzle/schema/catalogue.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { isOwnSide } from "#worker/messaging/member-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { spokenOf } from "./spoken-of.ts";

const picture = sql<string | null>`(select i.path from ${productImages} i where i.product_number = products.number
  order by i.position limit 1)`;
const least = sql<
  number | null
>`(select min(t.price_minor) from ${priceTiers} t where t.product_number = products.number)`;

/** The products on sale that the two have spoken of. */
export function selectProductMatters(ctx: SignedInContext, id: string) {
  return ctx.db
    .select({
      id: products.id,
      category: products.category,
      slug: products.slug,
      names: goodsNames("products.number"),
      picture,
      priceMinor: products.priceMinor,
      tierPriceMinor: least,
      currency: products.currency,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        sql`${products.id} in ${spokenOf("product", id)}`,
        eq(products.status, "published"),
        eq(suppliers.status, "approved"),
        isOfConversation(ctx, id),
      ),
    );
}

/** Holds for what the company of the caller's conversation sells. */
function isOfConversation({ caller }: SignedInContext, id: string): SQL {
  return sql`${products.supplierId} = (select ${conversations.supplierId} from ${conversations}
    where ${conversations.id} = ${id} and exists (select 1 from ${conversationMembers} where ${isOwnSide(caller.userId, id)}))`;
}

type Row = Awaited<ReturnType<typeof selectProductMatters>>[number];

/** A product with its picture and the least that a unit of it costs; it is as new as it was last spoken of. */
export function productMatter({
  id,
  category,
  slug,
  names,
  picture: image,
  priceMinor,
  tierPriceMinor,
  currency,
}: Row) {
  return {
    kind: "product" as const,
    at: 0,
    ids: [id],
    shown: {
      ...{ kind: "product" as const, path: `/products/${category}/${slug}`, names, picture: image, currency },
      priceMinor: tierPriceMinor ?? priceMinor,
      isFrom: tierPriceMinor !== null,
    },
  };
}
