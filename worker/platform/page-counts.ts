import { type SQL, sql } from "drizzle-orm";
import { partners, type statistics } from "#drizzle/schema/content.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

const approved = sql`from ${suppliers} where ${suppliers.status} = 'approved'`;

/**
 * What is counted for each page while nobody has written its figures (rulings: marketing claims). Products are summed from
 * their suppliers' counters: counting them would take longer with every product.
 */
export const PAGE_COUNTS = {
  home: {
    verified_suppliers: sql`select count(${suppliers.verifiedAt}) ${approved}`,
    products: sql`select coalesce(sum(${suppliers.productsCount}), 0) ${approved}`,
    target_countries: sql`select count(distinct ${suppliers.country}) ${approved}`,
  },
  partners: {
    partners: sql`select count(*) from ${partners}`,
    countries: sql`select count(distinct ${partners.country}) from ${partners}`,
    certificates: sql`select coalesce(sum(json_array_length(${partners.certifications})), 0) from ${partners}`,
  },
} as const satisfies Record<(typeof statistics.$inferSelect)["page"], Record<string, SQL>>;
