/** An address out of a title in Latin letters, as `domain/content/edit-tip.ts` takes it; empty where there are none. */
export function suggestSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
}
