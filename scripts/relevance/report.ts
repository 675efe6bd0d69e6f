import type { Engine } from "./engines.ts";
import { isAnswerable, type Judgement } from "./judgements.ts";
import { type Measures, measure, ndcgOf, type Outcome } from "./measures.ts";

/** Below this a query is listed among the misses. */
const MISSED_BELOW = 0.6;

/** All that an engine showed, in the order of the queries. */
export async function outcomesOf(engine: Engine, judgements: readonly Judgement[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const judgement of judgements) outcomes.push({ judgement, shown: await engine.show(judgement) });
  return outcomes;
}

/** A line of figures. */
export function line(name: string, measures: Measures): string {
  const { queries, ndcg, firstRight, empty, meantFull, lacking, falselyFull } = measures;
  const figures = [
    String(queries).padStart(4),
    queries > 0 ? ndcg.toFixed(3) : "    –",
    share(firstRight, queries),
    share(empty, queries),
    share(meantFull, queries),
    String(lacking).padStart(4),
    share(falselyFull, lacking),
  ];
  return `${name.padEnd(26)} ${figures.join("  ")}`;
}

export const HEAD = `${"".padEnd(26)}    n   NDCG   first   empty    full  lacks  shown as full`;

/** The lines of an engine by language and by kind. */
export function breakdown(outcomes: readonly Outcome[]): string[] {
  const languages = groups(outcomes, ({ judgement }) => judgement.lang);
  const kinds = groups(outcomes, ({ judgement }) => judgement.kind);
  return [...languages, ...kinds].map(([name, group]) => line(`  ${name}`, measure(group)));
}

/** Queries that were answered badly, worst first, with what stood first. */
export function misses(outcomes: readonly Outcome[]): string[] {
  const answered = outcomes
    .filter(({ judgement }) => isAnswerable(judgement))
    .map((one) => ({ one, ndcg: ndcgOf(one) }));
  return answered
    .filter(({ ndcg }) => ndcg < MISSED_BELOW)
    .sort((one, other) => one.ndcg - other.ndcg)
    .map(({ one: { judgement, shown }, ndcg }) => {
      return `${ndcg.toFixed(2)} ${judgement.lang} ${judgement.kind} "${judgement.q}": ${shown.slugs.slice(0, 4).join(", ") || "nothing"}`;
    });
}

function groups(outcomes: readonly Outcome[], keyOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  const found = new Map<string, Outcome[]>();
  for (const outcome of outcomes) found.set(keyOf(outcome), [...(found.get(keyOf(outcome)) ?? []), outcome]);
  return [...found].sort(([one], [other]) => one.localeCompare(other));
}

function share(value: number, of: number): string {
  return of === 0 || Number.isNaN(value) ? "     –" : `${(100 * value).toFixed(1).padStart(5)}%`;
}
