import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import type { TipCategory } from "#domain/content/content-facts.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { ForwardArrow } from "#src/ui/forward-icon.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { tipCategoryLook } from "./tip-category-looks.ts";

export interface TipCardData {
  slug: string;
  category: TipCategory;
  title: string;
  summary: string;
  textLocale: Locale;
  /** Average of the ratings, 1 to 5; 0 while there is none. */
  rating: number;
  ratings: number;
  views: number;
}

/** A tip in a list: topic, title, summary, rating, views, and the way to the whole text (spec §2). */
export function TipCard({ tip, headingLevel = 2 }: { tip: TipCardData; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="flex h-full flex-col gap-3 rounded-xl border border-sand-200 bg-white p-5 shadow-card">
      <TipCategoryBadge category={tip.category} />
      <div className="grid gap-2" {...languageOf(tip.textLocale)}>
        <Heading className="text-gulf-900 text-xl">
          {tip.title} <LanguageTag locale={tip.textLocale} />
        </Heading>
        <p className="text-sand-700">{tip.summary}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-sand-200 border-t pt-2">
        <TipFigures tip={tip} />
        <Link
          to="/tips/$tip"
          params={{ tip: tip.slug }}
          aria-label={m.content_tips_read_more_about({ title: tip.title })}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-gulf-700 underline-offset-4 hover:underline"
        >
          {m.content_tips_read_more()} <ForwardArrow />
        </Link>
      </div>
    </article>
  );
}

/** The topic of a tip with its icon. */
export function TipCategoryBadge({ category }: { category: TipCategory }) {
  const { label, Icon, tone } = tipCategoryLook(category);
  return (
    <p>
      <Badge tone={tone}>
        <Icon aria-hidden size={16} /> {label()}
      </Badge>
    </p>
  );
}

/** Ratings and number of readers, as far as there are any. */
export function TipFigures({ tip }: { tip: Pick<TipCardData, "rating" | "ratings" | "views"> }) {
  const { rating, ratings, views } = tip;
  if (ratings === 0 && views === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sand-600 text-sm">
      {ratings > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <Stars value={rating} />
          {m.content_tips_ratings({ count: ratings, number: formatNumber(ratings, currentLocale()) })}
        </span>
      )}
      {views > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <Eye aria-hidden size={16} />
          {m.content_tips_views({ count: views, number: formatNumber(views, currentLocale()) })}
        </span>
      )}
    </p>
  );
}
