import { createHash } from "node:crypto";
import { AREAS, type Area, areaOf, MUTATED } from "./areas.ts";
import { EQUIVALENT, withoutEquivalent } from "./equivalent.ts";
import type { Mutation } from "./mutation.ts";
import { NAMED, namedMutation } from "./named.ts";
import { mutationsOf } from "./operators.ts";
import { replacementsIn, sourcesOf } from "./sources.ts";

/** What a mutation counts under in the summary. */
type Group = Area | "named";
export interface Candidate {
  group: Group;
  mutation: Mutation;
}

/** Every mutation of the four areas. */
function populationOf(paths: readonly string[]): Map<Area, Mutation[]> {
  const sources = sourcesOf(paths, MUTATED);
  const replacements = replacementsIn(sources);
  const all = withoutEquivalent(
    [...sources].flatMap(([file, text]) => mutationsOf(file, text, replacements)),
    EQUIVALENT,
  );
  return new Map(AREAS.map((area) => [area, all.filter((mutation) => areaOf(mutation) === area)]));
}

/** The named mutations, then the sample of each area. */
export function candidatesOf(paths: readonly string[], seed: string, size: number): Candidate[] {
  const texts = sourcesOf(paths, MUTATED);
  const named = NAMED.map((one) => ({
    group: "named" as const,
    mutation: namedMutation(one, texts.get(one.file) ?? ""),
  }));
  const sampled = sampleOf(populationOf(paths), seed, size);
  return [
    ...named,
    ...[...sampled].flatMap(([group, mutations]) => mutations.map((mutation) => ({ group, mutation }))),
  ];
}

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
