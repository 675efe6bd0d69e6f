import { type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { AddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { andFacets } from "#domain/catalogue/search/facet-tokens.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { MATCH_WEIGHTS } from "#domain/rfq/matching.ts";
import { AS_ASKED, GOODS_ALONE, type SoughtGoods, soughtGoods } from "#domain/rfq/sought-goods.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { rfqLines } from "#drizzle/schema/rfq.ts";
import { RANGE_LOOKUPS } from "#worker/catalogue/search/lookups-sql.ts";
import { rangesArgument, withArguments } from "#worker/catalogue/search/search-arguments.ts";
import { HIGHEST_ROW, MOST_HITS } from "#worker/catalogue/search/search-limits.ts";
import { queryOf } from "#worker/catalogue/search/text-search-sql.ts";

/** Products that are looked at for one query, the newest first. */
const MOST_ANSWERS = MOST_HITS + 1;

/** Numbers of the products that everybody sees and that answer the row `o` of the queries of sought goods. */
const NUMBERS = `SELECT json_group_array(number) FROM (SELECT ${HIGHEST_ROW} - i.rowid AS number FROM search_index i
    CROSS JOIN search_docs v ON v.number = ${HIGHEST_ROW} - i.rowid AND v.visible
  WHERE i.search_index MATCH '(' || (${queryOf("o.value")}) || ')' || :facets LIMIT ${MOST_ANSWERS})`;

/**
 * Common table expressions of the companies whose products answer a request's texts, as `goods_sellers`: what that is
 * worth (`terms`), a share for each text that anybody answers, whether products have all that a text asks for
 * (`has_all`), and whether the quantity that a text is asked in meets the minimum of one of them (`fits`). Sentences of a text count
 * where nobody has the goods of all of it. Needs the request's row as the table `asked` and its {@link QUANTITIES}.
 * @param category keeps only products of it; null looks through all
 */
export function sellersOf(texts: readonly string[], category: CategorySlug | null, added: AddedSynonyms): SQL {
  const { goods, ranges } = soughtGoods(texts, added);
  const facets = category
    ? andFacets({ category, origin: [], moq: [], price: [], certification: [], verified: false })
    : "";
  const lookups = withArguments(RANGE_LOOKUPS, { ranges: rangesArgument(ranges) });
  const sold = (readings: SQL) => soldGoods(goods, facets, readings);
  return sql`${lookups},
  sold_whole as materialized (${sold(sql`a.value ->> 'reading' <= ${GOODS_ALONE}`)}),
  sold_parts as materialized (${sold(sql`a.value ->> 'reading' > ${GOODS_ALONE}
    and a.value ->> 'text' not in (select text from sold_whole)`)}),
  sold as (select * from sold_whole union all select * from sold_parts),
  best_readings as materialized (
    select text, max(min(reading), ${GOODS_ALONE}) as reading from sold group by text),
  goods_sellers as materialized (
    select supplier_id, ${MATCH_WEIGHTS.terms} * sum(worth) / (2 * (select count(*) from best_readings)) as terms,
      max(worth) = 2 as has_all, max(fits) as fits
    from (select a.supplier_id, iif(min(a.reading) = ${AS_ASKED}, 2, 1) as worth, max(a.fits) as fits
      from best_readings b cross join sold a on a.text = b.text and a.reading <= b.reading
      group by a.text, a.supplier_id)
    group by supplier_id)`;
}

/** A common table expression: how much is asked of the goods of each text, the headline (0) and the lines from 1 on. */
export const QUANTITIES = sql`quantities as materialized (
  select 0 as text, quantity_value as value, quantity_unit as unit from asked
  union all select line.position, line.quantity_milli * 1.0 / ${MILLI}, line.unit
    from asked a cross join ${rfqLines} line on line.rfq_id = a.id)`;

/** An SQL condition: the row `q` of {@link QUANTITIES} meets the minimum of the product `p`. */
export const FITS = "ifnull(p.unit = q.unit and p.moq <= q.value, 0)";

/** A query of who sells the goods of some readings: `text`, `reading`, `supplier_id` and `fits`. */
function soldGoods(goods: readonly SoughtGoods[], facets: string, readings: SQL): SQL {
  return sql`select f.text, f.reading, p.supplier_id, max(${sql.raw(FITS)}) as fits
    from (select a.value ->> 'text' as text, a.value ->> 'quantity' as quantity, a.value ->> 'reading' as reading,
          n.value as number
        from json_each(${JSON.stringify(goods)}) a cross join json_each(a.value, '$.queries') o
          cross join json_each((${withArguments(NUMBERS, { facets })})) n
        where ${readings}
        group by 1, 3, 4 having count(*) >= a.value ->> 'least') f
      cross join ${products} p on p.number = f.number left join quantities q on q.text = f.quantity
    group by 1, 2, 3`;
}
