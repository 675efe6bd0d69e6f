/**
 * A list with one of its ids a place further up (−1) or down (1).
 * @returns the same order where there is no such place
 */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = order.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
