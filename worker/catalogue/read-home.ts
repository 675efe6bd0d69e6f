import { sql } from "drizzle-orm";
import { CATEGORIES, HOME_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Context } from "#worker/platform/context.ts";
import { statisticsOf, statisticsQueries } from "#worker/platform/page-statistics.ts";
import { homeCounts } from "#worker/suppliers/home-counts.ts";
import { cardsOf, selectCards } from "./select-cards.ts";

const FEATURED_PRODUCTS = 12;

/** The newest product of two sub-categories of every home category: a seek in the index each, however many there are. */
const FEATURED = [0, 1]
  .flatMap((rank) => HOME_CATEGORY_SLUGS.map((category) => [category, CATEGORIES[category][rank]] as const))
  .map(
    ([category, subcategory], place) => `SELECT ${place} AS place, (SELECT max(number) FROM products
      WHERE status = 'published' AND category = '${category}' AND subcategory = '${subcategory}') AS number`,
  );

/** First one product of every category, then second ones, of those that are on sale. */
const featuredNumbers = sql.raw(`SELECT c.number FROM (${FEATURED.join(" UNION ALL ")}) c
  CROSS JOIN products f ON f.number = c.number
  CROSS JOIN suppliers fs ON fs.id = f.supplier_id AND fs.status = 'approved'
  ORDER BY c.place LIMIT ${FEATURED_PRODUCTS}`);

/** The home page's figures and a dozen products over all nine categories. */
export async function readHome(ctx: Context, locale: Locale) {
  const [featured, written, counted] = await ctx.db.batch([
    selectCards(ctx.db, featuredNumbers, { locale, now: ctx.now() }),
    ...statisticsQueries(ctx.db, "home", homeCounts(ctx.now())),
  ]);
  return { featured: cardsOf(featured), statistics: statisticsOf("home", written, counted, ctx.now()) };
}
