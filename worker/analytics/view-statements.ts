import { type SQL, sql } from "drizzle-orm";
import { productViews, searchPeople, termArrivals } from "#drizzle/schema/analytics.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
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
  const offered = sql`${products} cross join ${suppliers} on ${suppliers.id} = ${products.supplierId}`;
  const isSeen = sql`${products.category} = ${category} and ${products.slug} = ${slug} and ${products.status} = 'published'
      and ${suppliers.status} = 'approved' and ${suppliers.ownerId} is not ${viewerId ?? ""}`;
  const view = sql`${insertEach(
    productViews,
    { supplierId: sql`${products.supplierId}`, day, productNumber: sql`${products.number}`, views: 1 },
    offered,
    isSeen,
  )} on conflict do update set views = views + 1`;
  if (searcher === null) return [view];
  const isKnown = sql`exists (select 1 from ${termArrivals} where ${termArrivals.supplierId} = s.id
    and ${termArrivals.day} = ${day} and ${termArrivals.termId} = p.term_id)`;
  const termsToday = sql`(select count(*) from ${termArrivals}
    where ${termArrivals.supplierId} = s.id and ${termArrivals.day} = ${day})`;
  const arrived = sql`(select ${suppliers.id} from ${offered} where ${isSeen}) s
    cross join (select term_id from ${searchPeople} where ${isSearcher(searcher)}) p`;
  return [
    view,
    sql`${insertEach(
      termArrivals,
      { supplierId: sql`s.id`, day, termId: sql`p.term_id`, arrivals: 1 },
      arrived,
      sql`(${isKnown} or ${termsToday} < ${MOST_TERMS})`,
    )} on conflict do update set arrivals = arrivals + 1`,
  ];
}
