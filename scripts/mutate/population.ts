import { AREAS, type Area, areaOf, MUTATED } from "./areas.ts";
import { EQUIVALENT, withoutEquivalent } from "./equivalent.ts";
import type { Mutation } from "./mutation.ts";
import { NAMED, namedMutation } from "./named.ts";
import { mutationsOf } from "./operators.ts";
import { sampleOf } from "./sample.ts";
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
