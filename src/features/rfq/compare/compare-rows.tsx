import type { ReactNode } from "react";
import { bestOf, differs } from "#domain/kernel/ranking.ts";
import { isLive } from "../quote-labels.ts";
import { besideLabels } from "./compare-labels.ts";
import type { Asked, Compared } from "./comparison.ts";
import { costRows } from "./cost-rows.tsx";
import { termRows } from "./term-rows.tsx";
import type { OnSet } from "./use-overrides.ts";

/** What one quote says in a row. */
export interface RowValue {
  content: ReactNode;
  /** Two that read alike are no difference. */
  text: string;
  /** The least is the best; left out where nothing is better than anything else. */
  rank?: number | null;
  /** What is an amount stands beside the best one, or the target, by its share. */
  amount?: number | null;
  /** The buyer's own target for this amount, where it is of the same kind. */
  target?: number | null;
}

export interface RowMaker {
  key: string;
  name: string;
  isMain?: boolean;
  /** Why nothing here is better than anything else. */
  note?: string | null;
  /** What the buyer asked for. */
  asked?: ReactNode;
  of: (compared: Compared) => RowValue;
}

export interface CompareRow {
  key: string;
  name: string;
  isMain: boolean;
  note: string | null;
  asked: ReactNode;
  differs: boolean;
  cells: { id: string; content: ReactNode; isBest: boolean; beside: string | null }[];
}

/** The rows of a comparison: what it costs at the door first, then how that comes about, then everything else. */
export function compareRows(quotes: readonly Compared[], request: Asked, onSet: OnSet): CompareRow[] {
  const live = quotes.filter(({ quote }) => isLive(quote.status));
  return [...costRows(live, request, onSet), ...termRows(request)].map((maker) => rowOf(maker, quotes));
}

function rowOf(maker: RowMaker, quotes: readonly Compared[]): CompareRow {
  const { key, name, isMain = false, note = null, asked = null, of } = maker;
  const values = quotes.map((compared) => {
    const value = of(compared);
    return { id: compared.quote.id, value, rank: isLive(compared.quote.status) ? (value.rank ?? null) : null };
  });
  const best = bestOf(values);
  return {
    ...{ key, name, isMain, note, asked },
    differs: differs(values.map(({ value }) => value.text)),
    cells: values.map(({ id, value: { content, amount = null, target = null }, rank }) => ({
      id,
      content,
      isBest: best !== null && rank === best,
      beside: besideLabels(amount, { target, best: rank === null ? null : best }),
    })),
  };
}
