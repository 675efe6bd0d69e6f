import { and, inArray, type SQL, sql } from "drizzle-orm";
import { CATEGORIES, HOME_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { statisticsOf, statisticsQueries } from "#worker/platform/page-statistics.ts";
import type { Context } from "#worker/trpc/context.ts";
import { cardOf, isOnSale, selectCards } from "./card-columns.ts";

const FEATURED_PRODUCTS = 12;

const approved = sql`from ${suppliers} where ${suppliers.status} = 'approved'`;

/** Products are summed from their suppliers' counters: counting them would take longer with every product. */
const COUNTS = {
  verified_suppliers: sql`select count(${suppliers.verifiedAt}) ${approved}`,
  products: sql`select coalesce(sum(${suppliers.productsCount}), 0) ${approved}`,
  target_countries: sql`select count(distinct ${suppliers.country}) ${approved}`,
};

/** The home page's figures and a dozen products, each the newest of its sub-category, over all nine categories. */
export async function readHome(ctx: Context, locale: Locale) {
  const [featured, written, counted] = await ctx.db.batch([
    selectCards(ctx.db, locale)
      .where(and(isOnSale, inArray(products.number, newestOfSubcategories())))
      .orderBy(sql`${rankInCategory()}, ${products.category}`)
      .limit(FEATURED_PRODUCTS),
    ...statisticsQueries(ctx.db, "home", COUNTS),
  ]);
  return { featured: featured.map(cardOf), statistics: statisticsOf(written, counted, ctx.now()) };
}

/** Two places a category: a seek in the index each, whatever the size of the catalogue. */
const PLACES = HOME_CATEGORY_SLUGS.flatMap((category) =>
  CATEGORIES[category].slice(0, 2).map((subcategory, rank) => ({ category, subcategory, rank })),
);

function newestOfSubcategories(): SQL {
  const newest = PLACES.map(
    ({ category, subcategory }) => sql`select max(p.number) from products as p
      where p.status = 'published' and p.category = ${category} and p.subcategory = ${subcategory}`,
  );
  return sql`(${sql.join(newest, sql.raw(" union all "))})`;
}

/** First one product of every category, then the second ones. */
function rankInCategory(): SQL {
  const second = PLACES.filter(({ rank }) => rank > 0).map(({ subcategory }) => subcategory);
  return sql`${inArray(products.subcategory, second)}`;
}
