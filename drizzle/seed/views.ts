import { and, eq, inArray, sql } from "drizzle-orm";
import { LEAST_PEOPLE } from "#domain/analytics/searched-words.ts";
import { normalise } from "#domain/catalogue/search/words.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Database } from "../client.ts";
import { products, productViews, searchTerms, termArrivals } from "../schema/all.ts";
import { DEMO_COMPANIES } from "./demo-ids.ts";

const DAY = 86_400_000;
const DAYS = 60;
const SELLERS = [DEMO_COMPANIES.supplier, DEMO_COMPANIES.supplier2];

/** What led to the demo companies' products, and how often in a day at most. */
const TERMS: Record<string, [term: string, most: number][]> = {
  [DEMO_COMPANIES.supplier]: [
    ["تمر", 9],
    ["dates", 6],
    ["خلاص", 4],
    ["dattes", 2],
  ],
  [DEMO_COMPANIES.supplier2]: [
    ["سيراميك", 7],
    ["tiles", 5],
    ["carrelage", 3],
  ],
};

/** Two months of views of the demo companies' products, so that their analytics have something to show. Same every run. */
export async function seedViewsIfNone(db: Database, now: number): Promise<void> {
  const [known] = await db.select({ views: sql<number>`count(*)` }).from(productViews);
  if (known && known.views > 0) return;
  const goods = await db
    .select({ number: products.number, supplierId: products.supplierId })
    .from(products)
    .where(and(inArray(products.supplierId, SELLERS), eq(products.status, "published")));
  const days = Array.from({ length: DAYS }, (_, ago) => ({ ago, day: dayInDubai(now - ago * DAY) }));
  const views = goods.flatMap(({ number, supplierId }) =>
    days.map(({ ago, day }) => ({ supplierId, day, productNumber: number, views: 1 + waves(number, ago, 14) })),
  );
  const termIds = await shownTerms(db, dayInDubai(now - (DAYS - 1) * DAY));
  const arrivals = SELLERS.flatMap((supplierId) =>
    (TERMS[supplierId] ?? []).flatMap(([term, most], place) => {
      const termId = termIds.get(normalise(term));
      if (termId === undefined) return [];
      return days.map(({ ago, day }) => ({ supplierId, day, termId, arrivals: 1 + waves(place + 3, ago, most) }));
    }),
  );
  await db.batch([db.insert(productViews).values(views), db.insert(termArrivals).values(arrivals)]);
}

/** The terms as words that enough people searched for to be shown; their ids by their words. */
async function shownTerms(db: Database, firstDay: string): Promise<Map<string, number>> {
  const terms = Object.values(TERMS).flatMap((some) => some.map(([term]) => normalise(term)));
  const rows = await db
    .insert(searchTerms)
    .values(terms.map((words) => ({ words, asks: "", firstDay, people: LEAST_PEOPLE })))
    .onConflictDoUpdate({ target: [searchTerms.words, searchTerms.asks], set: { people: LEAST_PEOPLE } })
    .returning({ id: searchTerms.id, words: searchTerms.words });
  return new Map(rows.map(({ id, words }) => [words, id]));
}

/** A number from 0 to `most` that rises and falls with the days and is lower the longer ago they are. */
function waves(seed: number, ago: number, most: number): number {
  const wave = (Math.sin(seed * 1.7 + ago / 2.3) + 1) / 2;
  return Math.round(wave * most * (1 - ago / (DAYS * 1.6)));
}
