import { useState } from "react";
import type { Compared } from "./compare-screen.tsx";

/** Keeps the columns where they first stood, whatever an assumption does to their order; new quotes join at the end. */
export function useSteadyOrder(quotes: readonly Compared[]): Compared[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const unknown = quotes.map(({ quote }) => quote.id).filter((id) => !order.includes(id));
  const known = unknown.length > 0 ? [...order, ...unknown] : order;
  if (unknown.length > 0) setOrder(known);
  return [...quotes].sort((one, other) => known.indexOf(one.quote.id) - known.indexOf(other.quote.id));
}
