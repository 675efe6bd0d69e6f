import { createHash } from "node:crypto";
import { AREAS, type Area } from "./areas.ts";
import type { Mutation } from "./mutation.ts";

/**
 * A sample of each area, every mutation as likely as any other. Which ones depends on the seed and on the text of their own lines,
 * so that a change elsewhere in the code leaves a seed's sample what it was.
 */
export function sampleOf(
  population: ReadonlyMap<Area, readonly Mutation[]>,
  seed: string,
  size: number,
): Map<Area, Mutation[]> {
  const each = Math.ceil(size / AREAS.length);
  return new Map(AREAS.map((area) => [area, ranked(population.get(area) ?? [], seed).slice(0, each)]));
}

function ranked(mutations: readonly Mutation[], seed: string): Mutation[] {
  const seen = new Map<string, number>();
  const keyed = mutations.map((mutation) => {
    const { file, operator, written, before, after } = mutation;
    const text = JSON.stringify([seed, file, operator, written, before, after]);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { mutation, key: createHash("sha256").update(`${text}${nth}`).digest("hex") };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ mutation }) => mutation);
}
