/** Lines by supplier, in the order in which suppliers come first; lines without one (not on sale) stand last. */
export function groupBySupplier<L extends { supplier: { slug: string } | null }>(lines: readonly L[]): L[][] {
  const groups = new Map<string, L[]>();
  for (const line of lines.filter(({ supplier }) => supplier)) {
    const slug = line.supplier?.slug ?? "";
    groups.set(slug, [...(groups.get(slug) ?? []), line]);
  }
  const orphans = lines.filter(({ supplier }) => !supplier);
  return [...groups.values(), ...(orphans.length > 0 ? [orphans] : [])];
}
