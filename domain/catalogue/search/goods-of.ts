import type { QueryPart } from "./understanding/understand-query.ts";

/** What is asked for, rather than said around it. */
const ASKED: ReadonlySet<QueryPart["kind"]> = new Set([
  "goods",
  "kind",
  "measure",
  "origin",
  "certification",
  "code",
  "foreign",
]);

/** What a query asks for, as it was typed, without what is only said around it: "shampoo" of "shampoo supplier in Dubai". */
export function goodsOf(query: string, parts: readonly QueryPart[]): string {
  const runs: { from: number; to: number }[] = [];
  let isBehindAsked = false;
  for (const { kind, words } of parts) {
    const from = words[0]?.start ?? 0;
    const to = words.at(-1)?.end ?? from;
    const last = runs.at(-1);
    // Stop words between stay: huile d'olive.
    if (ASKED.has(kind) && last && isBehindAsked) last.to = to;
    else if (ASKED.has(kind)) runs.push({ from, to });
    isBehindAsked = ASKED.has(kind);
  }
  return runs.map(({ from, to }) => query.slice(from, to)).join(" ") || query;
}
