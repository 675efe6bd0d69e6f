import type { TipCategory } from "#domain/content/content-facts.ts";
import { currentLocale } from "#i18n/locale.ts";
import { readTipCategory } from "./tip-category.ts";

/** What the address of /tips asks for. */
export interface TipsSearch {
  q?: string;
  category?: TipCategory;
}

const LONGEST_QUERY = 100;

/** Reads `?q=&category=`; what is empty or unknown is left out. */
export function readTipsSearch(search: Record<string, unknown>): TipsSearch {
  const q = typeof search.q === "string" ? search.q.trim().slice(0, LONGEST_QUERY) : "";
  const category = readTipCategory(search.category);
  return { ...(q ? { q } : {}), ...(category ? { category } : {}) };
}

/**
 * The input of `content.tips` for an address: the same in the loader and in the page. The router hands over all that
 * stands in the address, also a language or the mark of a campaign, which the procedure would refuse.
 */
export function tipsInput({ q, category }: TipsSearch) {
  return { ...(q ? { q } : {}), ...(category ? { category } : {}), locale: currentLocale() };
}
