import { m } from "#i18n/paraglide/messages.js";
import type { SiteFacts } from "#src/lib/site-facts.ts";

interface Place {
  name: string;
  path: string;
}

/** The way from home to a page as schema.org's BreadcrumbList. */
export function breadcrumbList(site: SiteFacts, places: readonly Place[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: m.catalogue_home_crumb(), path: "/" }, ...places].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  };
}
