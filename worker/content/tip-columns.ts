import type { Locale } from "#domain/kernel/locale.ts";
import { tips, tipTranslations } from "#drizzle/schema/content.ts";
import { bestTranslation } from "#worker/platform/best-translation.ts";

export const tipCardColumns = {
  slug: tips.slug,
  category: tips.category,
  title: tipTranslations.title,
  summary: tipTranslations.summary,
  textLocale: tipTranslations.locale,
  rating: tips.rating,
  ratings: tips.ratings,
  views: tips.views,
};

/** Joins the tip's texts in the reader's language or the next best. */
export function tipTextIn(locale: Locale) {
  return bestTranslation(tipTranslations, tipTranslations.tipId, tips.id, locale);
}
