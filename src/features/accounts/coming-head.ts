import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";

/** Head tags of a place that is not open yet: there is nothing for search engines to find. */
export function comingHead(site: SiteFacts, path: string, title: string, description: string) {
  return pageHead(site, { title, description, path, hidden: true });
}
