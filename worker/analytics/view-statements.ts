import { type SQL, sql } from "drizzle-orm";
import { productViews, searchArrivals } from "#drizzle/schema/analytics.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

/** Different terms of a supplier on a day: what would go beyond is somebody's game. */
const MOST_TERMS = 500;

/** A view of a product's page. */
export interface View {
  category: string;
  slug: string;
  /** The day in Dubai. */
  day: string;
  /** The search that led there, folded. */
  term: string | null;
  /** Who looked, where they are signed in: views of one's own products are not counted. */
  viewerId: string | null;
}

/** Counts a view, and the search that led there, of products on sale alone. The day's sums follow by trigger. */
export function viewStatements({ category, slug, day, term, viewerId }: View): [SQL, ...SQL[]] {
  const seen = sql`from ${products} cross join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.category} = ${category} and ${products.slug} = ${slug} and ${products.status} = 'published'
      and ${suppliers.status} = 'approved' and ${suppliers.ownerId} is not ${viewerId ?? ""}`;
  const view = sql`insert into ${productViews} (supplier_id, day, product_number, views)
    select ${products.supplierId}, ${day}, ${products.number}, 1 ${seen}
    on conflict do update set views = views + 1`;
  if (term === null) return [view];
  const isKnown = sql`exists (select 1 from ${searchArrivals} where ${searchArrivals.supplierId} = ${suppliers.id}
    and ${searchArrivals.day} = ${day} and ${searchArrivals.term} = ${term})`;
  const termsToday = sql`(select count(*) from ${searchArrivals}
    where ${searchArrivals.supplierId} = ${suppliers.id} and ${searchArrivals.day} = ${day})`;
  return [
    view,
    sql`insert into ${searchArrivals} (supplier_id, day, term, arrivals)
      select ${products.supplierId}, ${day}, ${term}, 1 ${seen} and (${isKnown} or ${termsToday} < ${MOST_TERMS})
      on conflict do update set arrivals = arrivals + 1`,
  ];
}
