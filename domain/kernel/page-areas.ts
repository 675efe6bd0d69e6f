/** What public pages are drawn from: companies and their goods; the platform's own words and figures. */
export const PAGE_AREAS = ["goods", "content"] as const;
export type PageArea = (typeof PAGE_AREAS)[number];
