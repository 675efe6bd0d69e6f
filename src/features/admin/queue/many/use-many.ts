import { useState } from "react";
import { type OneByOne, oneByOne } from "#src/lib/calls/one-by-one.ts";

/** After these nothing that follows would be answered either. */
const ENDING = ["UNAUTHENTICATED", "UNAVAILABLE", "RATE_LIMITED"] as const;

/** Ticks on a page of a list, and a decision on all that is ticked. */
export function useMany<Item extends { id: string }>(
  items: readonly Item[],
  decide: (item: Item) => Promise<unknown>,
  refresh: () => Promise<void>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<number | null>(null);
  const [result, setResult] = useState<OneByOne<Item>>();
  // What is ticked and no longer listed was decided elsewhere meanwhile, or is on another page.
  const wanted = items.filter(({ id }) => chosen.has(id));
  return {
    choice: {
      chosen,
      isHeld: tried !== null,
      onChange: (id: string, isChosen: boolean) => {
        setChosen((before) => (isChosen ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id))));
      },
    },
    count: wanted.length,
    tried,
    result,
    all: () => setChosen(new Set(items.map(({ id }) => id))),
    none: () => setChosen(new Set()),
    decide: async () => {
      setResult(undefined);
      setTried(0);
      const decided = await oneByOne(wanted, decide, { endedBy: ENDING, onStep: setTried });
      setResult(decided);
      setChosen(new Set([...decided.refused.map(({ item }) => item.id), ...decided.untried.map(({ id }) => id)]));
      await refresh();
      setTried(null);
    },
  };
}
