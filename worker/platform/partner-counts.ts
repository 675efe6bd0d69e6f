import { type SQL, sql } from "drizzle-orm";
import { partners } from "#drizzle/schema/content.ts";

/** What is counted for the partners' page where nobody has written a figure with its evidence (rulings: marketing claims). */
export const PARTNER_COUNTS = {
  partners: sql`select count(*) from ${partners}`,
  countries: sql`select count(distinct ${partners.country}) from ${partners}`,
  certificates: sql`select coalesce(sum(json_array_length(${partners.certifications})), 0) from ${partners}`,
} as const satisfies Record<string, SQL>;
