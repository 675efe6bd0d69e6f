import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { TipCardData } from "./tip-card.tsx";
import { TIP_CATEGORY_NAMES } from "./tip-category.ts";

/** Head tags of a tip, with the article that search engines read. */
export function tipHead(site: SiteFacts, tip: TipCardData) {
  const path = `/tips/${encodeURIComponent(tip.slug)}`;
  return pageHead(site, {
    title: tip.title,
    description: tip.summary,
    path,
    jsonLd: {
      "@type": "Article",
      headline: tip.title,
      description: tip.summary,
      articleSection: labelOf(TIP_CATEGORY_NAMES, tip.category),
      inLanguage: tip.textLocale,
      mainEntityOfPage: `${site.origin}${path}`,
      publisher: { "@type": "Organization", name: m.shell_brand(), url: site.origin },
    },
  });
}
