import type { Certification } from "#domain/catalogue/product-facts.ts";
import type { Country } from "#domain/kernel/countries.ts";
import { isSureSize } from "./understanding/sure-sizes.ts";
import type { QueryPart } from "./understanding/understand-query.ts";

/** What was read out of a query beside the goods, for a chip that takes it away. */
export type Understood = { text: string /** The query without it. */; without: string } & (
  | { kind: "origin"; origin: Country }
  | { kind: "certification"; certification: Certification }
  | { kind: "measure" | "price" }
);

/** Tells what a query was understood to ask of its goods; nothing where it asks for nothing else. */
export function understoodOf(query: string, parts: readonly QueryPart[]): Understood[] {
  if (parts.length < 2) return [];
  const all = parts.flatMap((part): Understood[] => {
    const from = part.words[0]?.start ?? 0;
    const to = part.words.at(-1)?.end ?? from;
    const text = query.slice(from, to);
    const without = `${query.slice(0, from)} ${query.slice(to)}`.replace(/\s+/g, " ").trim();
    if (part.kind === "origin") return [{ kind: part.kind, origin: part.origin, text, without }];
    if (part.kind === "certification") return [{ kind: part.kind, certification: part.certification, text, without }];
    if (part.kind === "price") return [{ kind: part.kind, text, without }];
    // Nothing has to have an end of a range, nor what may be an amount.
    const isSize = part.kind === "measure" && isSureSize(part.measure) && !part.isBound;
    return isSize ? [{ kind: "measure", text, without }] : [];
  });
  // What is said twice is one thing.
  return all.filter(({ without }, at) => all.findIndex((one) => one.without === without) === at);
}
