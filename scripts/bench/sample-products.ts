import { sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

export interface SampleProduct {
  id: string;
  category: CategorySlug;
  slug: string;
  /** Address of its company. */
  supplier: string;
  /** 1 where somebody owns its company: a direct request to another is refused. */
  takesRequests: number;
}

const MOST_SAMPLES = 500;

/** Products on sale, evenly spread over the catalogue and in mixed order, the same at every run. */
export async function sampleProducts(db: Database): Promise<SampleProduct[]> {
  const all = sql`select p.id, p.category, p.slug, s.slug as supplier, s.owner_id is not null as takes_requests, row_number() over (order by p.number) as place, count(*) over () as total
    from ${products} as p inner join ${suppliers} as s on s.id = p.supplier_id
    where p.status = 'published' and s.status = 'approved'`;
  return db.all<SampleProduct>(sql`select id, category, slug, supplier, takes_requests as "takesRequests" from (${all})
    where place % max(1, total / ${MOST_SAMPLES}) = 0 order by place * 7919 % 10007 limit ${MOST_SAMPLES}`);
}
