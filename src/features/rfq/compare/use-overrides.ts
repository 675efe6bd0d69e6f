import { useState } from "react";
import type { CostStep } from "#domain/rfq/landed-cost.ts";

/** Shares that the buyer put in place of assumptions, by quote; hundredths of a percent. */
type Overrides = Record<string, Partial<Record<CostStep, number>>>;

/** What the buyer assumes instead of the house, for each quote of its own. */
export function useOverrides() {
  const [overrides, setOverrides] = useState<Overrides>({});
  return {
    /** As the comparison's question takes them. */
    ofQuotes: Object.entries(overrides).map(([quoteId, rates]) => ({ quoteId, ...rates })),
    set: (quoteId: string, step: CostStep, rate: number) =>
      setOverrides((known) => ({ ...known, [quoteId]: { ...known[quoteId], [step]: rate } })),
    reset: () => setOverrides({}),
  };
}
