import { useEffect, useRef, useState } from "react";
import { type OneByOne, oneByOne } from "#src/lib/calls/one-by-one.ts";

/** After these nothing that follows would be answered either. */
const ENDING = ["UNAUTHENTICATED", "UNAVAILABLE", "RATE_LIMITED"] as const;

/** A decision that is being made on all that was ticked when it began, whatever the list shows meanwhile. */
interface Run {
  of: number;
  tried: number;
}

/** Ticks on a page of a list, and a decision on all that is ticked; it ends with the screen. */
export function useMany<Item extends { id: string }>(
  items: readonly Item[],
  decide: (item: Item) => Promise<unknown>,
  refresh: () => Promise<void>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<Run>();
  const [result, setResult] = useState<OneByOne<Item>>();
  // What is ticked and no longer listed was decided elsewhere meanwhile, or is on another page.
  const wanted = items.filter(({ id }) => chosen.has(id));
  const stopping = useRef<AbortController>(undefined);
  const stop = () => stopping.current?.abort();
  useEffect(() => () => stopping.current?.abort(), []);
  const listRef = useRef<HTMLElement>(null);
  return {
    choice: {
      chosen,
      isHeld: run !== undefined,
      onChange: (id: string, isChosen: boolean) => {
        setChosen((before) => (isChosen ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id))));
      },
    },
    count: run?.of ?? wanted.length,
    tried: run?.tried ?? null,
    result,
    all: () => setChosen(new Set(items.map(({ id }) => id))),
    /** Of what is listed, which takes the focus as the bar of the choice goes. */
    listRef,
    none: () => {
      setChosen(new Set());
      listRef.current?.focus({ preventScroll: true });
    },
    stop,
    decide: async () => {
      const stopper = new AbortController();
      stopping.current = stopper;
      const onStep = (tried: number) => setRun({ of: wanted.length, tried });
      setResult(undefined);
      onStep(0);
      const decided = await oneByOne(wanted, decide, { endedBy: ENDING, signal: stopper.signal, onStep });
      setResult(decided);
      setChosen(new Set([...decided.refused.map(({ item }) => item.id), ...decided.untried.map(({ id }) => id)]));
      await refresh();
      setRun(undefined);
    },
  };
}
