import { useState } from "react";
import type { CostStep } from "#domain/rfq/landed-cost.ts";

/** What a buyer may know better: shares in hundredths of a percent, and the freight in fils of AED. */
export type Assumption = CostStep | "freightAmount";

/** Undefined gives the platform's assumption back. */
export type OnSet = (quoteId: string, name: Assumption, value: number | undefined) => void;

/** What the buyer put in place of assumptions, by quote. */
type Overrides = Record<string, Partial<Record<Assumption, number>>>;

/** What the buyer assumes instead of the platform, for each quote of its own. */
export function useOverrides() {
  const [overrides, setOverrides] = useState<Overrides>({});
  return {
    /** As the comparison's question takes them. */
    ofQuotes: Object.entries(overrides).map(([quoteId, own]) => ({ quoteId, ...own })),
    set: (quoteId: string, name: Assumption, value: number | undefined) =>
      setOverrides((known) => {
        const { [name]: _, ...others } = known[quoteId] ?? {};
        return { ...known, [quoteId]: value === undefined ? others : { ...others, [name]: value } };
      }),
    reset: () => setOverrides({}),
  };
}
