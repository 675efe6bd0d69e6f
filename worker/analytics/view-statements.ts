import { type SQL, sql } from "drizzle-orm";
import { productViews, searchPeople, termArrivals } from "#drizzle/schema/analytics.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { isSearcher, type Searcher } from "./searches/search-statements.ts";

/** Different terms of a supplier on a day: what would go beyond is somebody's game. */
const MOST_TERMS = 500;

/** A view of a product's page. */
export interface View {
  category: string;
  slug: string;
  /** The day in Dubai. */
  day: string;
  /** Whose search led there, and for what. */
  searcher: Searcher | null;
  /** Who looked, where they are signed in: views of one's own products are not counted. */
  viewerId: string | null;
}

/**
 * Counts a view of a product on sale, and the search that led there, for who did search. The day's sums follow by trigger.
 */
export function viewStatements({ category, slug, day, searcher, viewerId }: View): [SQL, ...SQL[]] {
  const seen = sql`from ${products} cross join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.category} = ${category} and ${products.slug} = ${slug} and ${products.status} = 'published'
      and ${suppliers.status} = 'approved' and ${suppliers.ownerId} is not ${viewerId ?? ""}`;
  const view = sql`insert into ${productViews} (supplier_id, day, product_number, views)
    select ${products.supplierId}, ${day}, ${products.number}, 1 ${seen}
    on conflict do update set views = views + 1`;
  if (searcher === null) return [view];
  const isKnown = sql`exists (select 1 from ${termArrivals} where ${termArrivals.supplierId} = s.id
    and ${termArrivals.day} = ${day} and ${termArrivals.termId} = p.term_id)`;
  const termsToday = sql`(select count(*) from ${termArrivals}
    where ${termArrivals.supplierId} = s.id and ${termArrivals.day} = ${day})`;
  return [
    view,
    sql`insert into ${termArrivals} (supplier_id, day, term_id, arrivals)
      select s.id, ${day}, p.term_id, 1
      from (select ${suppliers.id} ${seen}) s cross join (select term_id from ${searchPeople} where ${isSearcher(searcher)}) p
      where ${isKnown} or ${termsToday} < ${MOST_TERMS}
      on conflict do update set arrivals = arrivals + 1`,
  ];
}
