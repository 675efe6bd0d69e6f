import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";

/** Head of the home page; tells search engines the platform and its search. */
export function homeHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.home_head_title(),
    description: m.home_head_description(),
    path: "/",
    jsonLd: {
      "@type": "WebSite",
      name: m.shell_brand(),
      url: `${site.origin}/`,
      inLanguage: site.locale,
      potentialAction: {
        "@type": "SearchAction",
        target: `${site.origin}/product-search?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  });
}
