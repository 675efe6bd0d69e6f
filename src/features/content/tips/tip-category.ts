import { TIP_CATEGORIES, type TipCategory } from "#domain/content/content-facts.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Name of each topic (spec §2, §3). */
export const TIP_CATEGORY_NAMES: Record<TipCategory, () => string> = {
  negotiation: m.content_tips_category_negotiation,
  quality: m.content_tips_category_quality,
  shipping: m.content_tips_category_shipping,
  relations: m.content_tips_category_relations,
  analysis: m.content_tips_category_analysis,
};

/** The topic that an address names; undefined for anything else. */
export function readTipCategory(value: unknown): TipCategory | undefined {
  return TIP_CATEGORIES.find((category) => category === value);
}
