import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { type TipCardData, TipCategoryBadge } from "./tip-card.tsx";
import { TipText } from "./tip-page.tsx";

/** A tip as its own page shows it, without what surrounds it there. */
export function TipPreview({
  tip,
  content,
}: {
  tip: Omit<TipCardData, "slug" | "rating" | "ratings" | "views">;
  content: string;
}) {
  const { category, title, summary, textLocale } = tip;
  return (
    <article className="grid min-w-0 gap-4 rounded-xl border border-sand-200 bg-white p-5">
      <TipCategoryBadge category={category} />
      <h3 className="max-w-3xl text-3xl text-gulf-900" {...languageOf(textLocale)}>
        {title} <LanguageTag locale={textLocale} />
      </h3>
      <p className="max-w-3xl text-lg text-sand-700" {...languageOf(textLocale)}>
        {summary}
      </p>
      <TipText content={content} textLocale={textLocale} />
    </article>
  );
}
