import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { PAGE_FIGURES, type StatisticsPage } from "#domain/content/edit-statistics.ts";
import type { Database } from "#drizzle/client.ts";
import { statistics } from "#drizzle/schema/content.ts";

export interface Statistic {
  key: string;
  /** Null for what can't be counted yet. */
  value: string | null;
  /** When it was written or counted, in milliseconds. */
  asOf: number;
  isCounted: boolean;
  /** The page that proves a written figure; null for counted ones. */
  evidenceUrl: string | null;
}

interface Written {
  key: string;
  value: string;
  asOf: number;
  evidenceUrl: string | null;
}

interface Counted {
  key: string;
  value: number | null;
}

/**
 * The two statements that read a page's figures (rulings: marketing claims): written ones that have their evidence, and what
 * the database counts. Hand their results to {@link statisticsOf}.
 * @param counts a query of one number for each figure that can be counted
 */
export function statisticsQueries(db: Database, page: StatisticsPage, counts: Record<string, SQL>) {
  const { key, value, updatedAt: asOf, evidenceUrl } = statistics;
  return [
    db
      .select({ key, value, asOf, evidenceUrl })
      .from(statistics)
      .where(and(eq(statistics.page, page), isNotNull(evidenceUrl))),
    db.all<Counted>(countsOf(counts)),
  ] as const;
}

/** One row for each count. */
export function countsOf(counts: Record<string, SQL>): SQL {
  const figures = Object.entries(counts).map(([key, count]) => sql`select ${key} as key, (${count}) as value`);
  return sql.join(figures, sql.raw(" union all "));
}

/** All figures of a page in their order: the written one, else the counted one. Satisfaction is a share in percent. */
export function statisticsOf(page: StatisticsPage, written: Written[], counted: Counted[], now: number): Statistic[] {
  return PAGE_FIGURES[page].map((key) => {
    const own = written.find((row) => row.key === key);
    if (own) return { ...own, isCounted: false };
    const count = counted.find((row) => row.key === key)?.value ?? null;
    const value = count === null ? null : `${count}${key === "satisfaction" ? "%" : ""}`;
    return { key, value, asOf: now, isCounted: true, evidenceUrl: null };
  });
}
