import * as z from "zod";
import { PERIODS } from "#domain/analytics/period-names.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { SEARCH_VIEWS } from "./search-views.ts";

/** A page of what was searched for, the most frequent first. */
export const searchesSchema = z.strictObject({
  view: z.enum(SEARCH_VIEWS).default("top"),
  period: z.enum(PERIODS).default("30d"),
  /** Of the site, not of the words. */
  locale: z.enum(LOCALES).nullish(),
  page: pageNumber,
});
export type SearchesPage = z.output<typeof searchesSchema>;
