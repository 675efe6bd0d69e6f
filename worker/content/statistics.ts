import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { partners, statistics } from "#drizzle/schema/content.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

type StatisticsPage = (typeof statistics.$inferSelect)["page"];

export interface Statistic {
  key: string;
  value: string;
  /** When it was written or counted, in milliseconds. */
  asOf: number;
  isCounted: boolean;
}

const approved = sql`from ${suppliers} where ${suppliers.status} = 'approved'`;

/** Products are summed from their suppliers' counters: counting them would take longer with every product. */
const COUNTS: Record<StatisticsPage, Record<string, SQL>> = {
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
};

/**
 * The two statements that read a page's figures (rulings: marketing claims): written rows, and counts that are made only
 * where no row is written. Hand their results to {@link statisticsOf}.
 */
export function statisticsQueries(db: Database, page: StatisticsPage) {
  const written = sql`exists (select 1 from ${statistics} where ${statistics.page} = ${page})`;
  const counts = Object.entries(COUNTS[page]).map(
    ([key, count]) => sql`select ${key} as key, (${count}) as value where not ${written}`,
  );
  return [
    db
      .select({ key: statistics.key, value: statistics.value, asOf: statistics.updatedAt })
      .from(statistics)
      .where(eq(statistics.page, page)),
    db.all<{ key: string; value: number }>(sql.join(counts, sql.raw(" union all "))),
  ] as const;
}

/** The figures of a page out of both results. */
export function statisticsOf(
  written: { key: string; value: string; asOf: number }[],
  counted: { key: string; value: number }[],
  now: number,
): Statistic[] {
  return [
    ...written.map((row) => ({ ...row, isCounted: false })),
    ...counted.map(({ key, value }) => ({ key, value: String(value), asOf: now, isCounted: true })),
  ];
}
