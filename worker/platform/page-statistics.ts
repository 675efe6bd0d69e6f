import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { statistics } from "#drizzle/schema/content.ts";

type StatisticsPage = (typeof statistics.$inferSelect)["page"];

export interface Statistic {
  key: string;
  value: string;
  /** When it was written or counted, in milliseconds. */
  asOf: number;
  isCounted: boolean;
}

/**
 * The two statements that read a page's figures (rulings: marketing claims): written rows, and counts that are made only
 * where no row is written. Hand their results to {@link statisticsOf}.
 * @param counts a query of one number for each figure that can be counted
 */
export function statisticsQueries(db: Database, page: StatisticsPage, counts: Record<string, SQL>) {
  const written = sql`exists (select 1 from ${statistics} where ${statistics.page} = ${page})`;
  const counted = Object.entries(counts).map(
    ([key, count]) => sql`select ${key} as key, (${count}) as value where not ${written}`,
  );
  return [
    db
      .select({ key: statistics.key, value: statistics.value, asOf: statistics.updatedAt })
      .from(statistics)
      .where(eq(statistics.page, page)),
    db.all<{ key: string; value: number }>(sql.join(counted, sql.raw(" union all "))),
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
