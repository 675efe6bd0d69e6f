import { eq } from "drizzle-orm";
import { PAGE_FIGURES, STATISTICS_PAGES, type StatisticsPage } from "#domain/content/edit-statistics.ts";
import { statistics } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { countsOf } from "#worker/platform/page-statistics.ts";
import { PARTNER_COUNTS } from "#worker/platform/partner-counts.ts";
import { homeCounts } from "#worker/suppliers/home-counts.ts";

/** The figures of each page: what is written, if anything is, and what the database counts. One database call. */
export async function editedStatistics({ db, now }: Context) {
  const { page, key, value, evidenceUrl, version, updatedAt } = statistics;
  const [written, home, partners] = await db.batch([
    db.select({ page, key, value, evidenceUrl, version, updatedAt }).from(statistics),
    db.all<Count>(countsOf(homeCounts(now()))),
    db.all<Count>(countsOf(PARTNER_COUNTS)),
  ]);
  const counted = { home, partners };
  const pages = STATISTICS_PAGES.map((one) => {
    const own = written.filter((row) => row.page === one);
    return {
      page: one,
      isCounted: own.length === 0,
      version: versionOf(own),
      writtenAt: own.length === 0 ? null : Math.max(...own.map((row) => row.updatedAt)),
      figures: PAGE_FIGURES[one].map((name) => ({
        key: name,
        written: own.find((row) => row.key === name)?.value ?? null,
        evidenceUrl: own.find((row) => row.key === name)?.evidenceUrl ?? null,
        counted: counted[one].find((row) => row.key === name)?.value ?? null,
      })),
    };
  });
  return { pages };
}

interface Count {
  key: string;
  value: number | null;
}

/** A page's figures are written and taken away together, so they share one version; 0 while none is written. */
export function versionOf(rows: readonly { version: number }[]): number {
  return Math.max(0, ...rows.map(({ version }) => version));
}

/** What is written for a page. */
export function writtenFigures({ db }: Context, page: StatisticsPage) {
  const { key, value, evidenceUrl, version } = statistics;
  return db.select({ key, value, evidenceUrl, version }).from(statistics).where(eq(statistics.page, page));
}
