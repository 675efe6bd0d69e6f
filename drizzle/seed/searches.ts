import { sql } from "drizzle-orm";
import { LEAST_PEOPLE, searchedWords } from "#domain/analytics/searched-words.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Database } from "../client.ts";
import { searchDays, searchTerms } from "../schema/all.ts";

const DAY = 86_400_000;
const DAYS = 40;

/** What was searched for, how often on its best day, what it found, and how many of ten opened something. */
const SEARCHES: [q: string, locale: Locale, most: number, full: number, near: number, opened: number][] = [
  ["تمر سكري سعودي", "ar", 14, 3, 20, 6],
  ["سيراميك", "ar", 11, 9, 0, 5],
  ["حديد تسليح 12 ملم", "ar", 9, 0, 14, 1],
  ["عسل سدر", "ar", 8, 2, 6, 0],
  ["كراتين", "ar", 7, 5, 3, 4],
  ["إطارات شاحنات", "ar", 6, 0, 0, 0],
  ["dates", "en", 10, 8, 4, 6],
  ["basmati rice india", "en", 8, 0, 12, 2],
  ["ceramic tiles 60x60", "en", 7, 4, 9, 5],
  ["led panel", "en", 5, 3, 2, 0],
  ["forklift", "en", 4, 0, 0, 0],
  ["huile d'olive", "fr", 5, 2, 5, 3],
  ["carrelage", "fr", 4, 6, 2, 0],
  ["groupe électrogène", "fr", 3, 0, 7, 1],
];

/** Weeks of searches of the demo market, so that operators have something to read. Same every run. */
export async function seedSearchesIfNone(db: Database, now: number): Promise<void> {
  const [known] = await db.select({ terms: sql<number>`count(*)` }).from(searchTerms);
  if (known && known.terms > 0) return;
  const firstDay = dayInDubai(now - (DAYS - 1) * DAY);
  const terms = SEARCHES.map(([q], place) => {
    return { id: place + 1, ...(searchedWords(q) ?? { words: q, asks: "" }), firstDay, people: LEAST_PEOPLE };
  });
  const days = SEARCHES.flatMap(([, locale, most, full, near, opened], place) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const searches = 1 + ((place * 7 + ago * 5) % most);
      const unmet = full === 0 ? searches : 0;
      const opens = Math.floor((searches * opened) / 10);
      return {
        ...{ termId: place + 1, day: dayInDubai(now - ago * DAY), locale, searches, unmet, full, near },
        ...{ opened: opens, carted: Math.floor(opens / 3), requested: Math.floor(opens / 2) },
      };
    }),
  );
  await db.batch([db.insert(searchTerms).values(terms), db.insert(searchDays).values(days)]);
}
