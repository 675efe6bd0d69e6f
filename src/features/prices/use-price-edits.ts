import { useState } from "react";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { useUnkeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { issuesOf, type PriceRow, saysTheSame, type TypedTerms, typedOf } from "./typed-terms.ts";

type Outcome = ApiOutputs["products"]["saveManyTerms"][number]["outcome"];

/** A row that was changed and not saved yet: what was seen, what is typed, and how its last saving ended. */
export interface Edit {
  seen: PriceRow;
  typed: TypedTerms;
  issues: Record<string, string>;
  refusal?: Exclude<Outcome, "saved">;
}

export interface PriceEdits {
  edits: ReadonlyMap<string, Edit>;
  /** Rows that were saved just now. */
  saved: ReadonlySet<string>;
  change: (row: PriceRow, changes: Partial<TypedTerms>) => void;
  /** Many rows at once. */
  changeAll: (changed: readonly { row: PriceRow; typed: TypedTerms }[]) => void;
  undo: (id: string) => void;
  undoAll: () => void;
  /** What is typed goes over what is saved now. */
  rebase: (fresh: PriceRow) => void;
  settle: (results: ApiOutputs["products"]["saveManyTerms"], sent: ReadonlyMap<string, Edit>) => void;
}

/** Changes of the price table, kept across pages, searches and failures until they are saved or undone. */
export function usePriceEdits(): PriceEdits {
  useUnkeptWriting();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const update = (work: (edits: Map<string, Edit>) => void) =>
    setEdits((known) => {
      const next = new Map(known);
      work(next);
      return next;
    });
  const put = (next: Map<string, Edit>, row: PriceRow, typed: TypedTerms) => {
    const known = next.get(row.id);
    const seen = known?.seen ?? row;
    if (saysTheSame(typed, seen)) next.delete(row.id);
    else next.set(row.id, { ...known, seen, typed, issues: issuesOf(typed, row.orderMultiple) });
  };
  const changeAll: PriceEdits["changeAll"] = (changed) => {
    const ids = new Set(changed.map(({ row }) => row.id));
    setSaved((known) => new Set([...known].filter((id) => !ids.has(id))));
    update((next) => {
      for (const { row, typed } of changed) put(next, row, typed);
    });
  };
  return {
    edits,
    saved,
    changeAll,
    change: (row, changes) => {
      const typed = edits.get(row.id)?.typed ?? typedOf(row);
      changeAll([{ row, typed: { ...typed, ...changes } }]);
    },
    undo: (id) => update((next) => next.delete(id)),
    undoAll: () => setEdits(new Map()),
    rebase: (fresh) =>
      update((next) => {
        const typed = next.get(fresh.id)?.typed;
        if (typed) next.set(fresh.id, { seen: fresh, typed, issues: issuesOf(typed, fresh.orderMultiple) });
      }),
    settle: (results, sent) => {
      setSaved(new Set(results.flatMap(({ id, outcome }) => (outcome === "saved" ? [id] : []))));
      update((next) => {
        for (const { id, outcome, version } of results) settleRow(next, sent.get(id), { id, outcome, version });
      });
    },
  };
}

/** A saved row is done; one that was typed on meanwhile stays, over what was saved. A refused one keeps what was typed. */
function settleRow(
  next: Map<string, Edit>,
  sent: Edit | undefined,
  { id, outcome, version }: ApiOutputs["products"]["saveManyTerms"][number],
): void {
  const now = next.get(id);
  if (!now || !sent) return;
  if (outcome !== "saved") next.set(id, { ...now, refusal: outcome });
  else if (now.typed === sent.typed) next.delete(id);
  else next.set(id, { ...now, seen: { ...now.seen, version: version ?? now.seen.version } });
}
