import type { Locale } from "#domain/kernel/locale.ts";
import type { AskedSearch } from "#worker/analytics/searches/counted-search.ts";

/** A page as it leaves, but for the headers of its request. */
export interface DrawnPage {
  status: number;
  html: string;
  /** Its route as the router calls it; null where there is no page. */
  route: string | null;
  locale: Locale;
  /** Its content security policy: the page's own scripts run, no other. */
  policy: string;
  /** Nothing failed that it reads, and it read nothing but what everybody may. */
  isWhole: boolean;
  /** The search that it shows. */
  search: AskedSearch | null;
}
