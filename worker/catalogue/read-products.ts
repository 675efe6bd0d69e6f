import { sql } from "drizzle-orm";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { NamedProductsInput } from "#domain/catalogue/read-catalogue.ts";
import type { Context } from "#worker/platform/context.ts";
import { readResponses, responsesCounted } from "#worker/suppliers/responses-sql.ts";
import { type CardColumns, cardJoins, cardJson, readCard } from "./product-cards.ts";
import { tiersJson } from "./product-page-sql.ts";

/** What of a product its card does not say; the usual time to an answer comes beside it. */
type Beside = Omit<NamedProduct, keyof ProductCard | "seller"> & {
  seller: Omit<NamedProduct["seller"], "answerHours">;
};

interface NamedRow {
  /** JSON texts. */
  card: string;
  beside: string;
  responses: string;
}

/** Stands behind {@link cardJoins}. */
const COLUMNS = `${cardJson("reader.now")} AS card, json_object(
    'tiers', json(${tiersJson("p.number")}), 'specs', json(ifnull(t.specs, '[]')), 'hsCode', p.hs_code,
    'seller', json_object('nameLocale', coalesce(st.name_locale, st.locale, reader.locale),
      'ratingAverage', s.rating_average, 'ratingCount', s.rating_count)) AS beside,
  ${responsesCounted("s.id", "reader.now")} AS responses`;
const JOINS = cardJoins("wanted.number", "reader.locale");

/**
 * Products by their ids with all that they are compared by, in one statement and in the order in which they were named. Those
 * that are not on sale are left out.
 */
export async function readProducts(
  ctx: Context,
  { ids, locale }: NamedProductsInput,
): Promise<{ items: NamedProduct[] }> {
  const rows = await ctx.db.all<NamedRow>(sql`SELECT ${sql.raw(COLUMNS)}
    FROM (SELECT ${locale} AS locale, ${ctx.now()} AS now) reader
    CROSS JOIN json_each(${JSON.stringify(ids)}) asked
    CROSS JOIN products wanted ON wanted.id = asked.value
    ${sql.raw(JOINS)} ORDER BY asked.key`);
  return { items: rows.map(readNamed) };
}

function readNamed({ card, beside, responses }: NamedRow): NamedProduct {
  const columns: CardColumns = JSON.parse(card);
  const { seller, ...facts }: Beside = JSON.parse(beside);
  const { answerHours } = readResponses(responses);
  return { ...readCard(columns), ...facts, seller: { ...seller, answerHours } };
}
