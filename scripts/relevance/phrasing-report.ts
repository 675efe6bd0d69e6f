import { PHRASING_GOALS, type PhrasingKind, type Understood } from "./phrasings.ts";

const KINDS = Object.keys(PHRASING_GOALS) as PhrasingKind[];

/** The share that was understood; NaN of none. */
export function shareFound(understood: readonly Understood[], kind: PhrasingKind): number {
  const ofKind = understood.filter(({ phrasing }) => phrasing.kind === kind);
  return ofKind.filter(({ isFound }) => isFound).length / ofKind.length;
}

/** The lines of a set of goods: each kind with its goal, and by language. */
export function phrasingLines(name: string, understood: readonly Understood[]): string[] {
  return KINDS.flatMap((kind) => {
    const ofKind = understood.filter(({ phrasing }) => phrasing.kind === kind);
    const languages = [...new Set(ofKind.map(({ phrasing }) => phrasing.lang))];
    const byLanguage = languages.map((lang) => {
      const group = ofKind.filter(({ phrasing }) => phrasing.lang === lang);
      return `${lang} ${percent(shareFound(group, kind))} of ${group.length}`;
    });
    const share = `${percent(shareFound(ofKind, kind))} of ${ofKind.length}`;
    return [
      `${`${name}, ${kind}`.padEnd(26)} ${share}, goal ${percent(PHRASING_GOALS[kind])} (${byLanguage.join(", ")})`,
    ];
  });
}

/** The goals that were missed, a sentence each. */
export function missedPhrasingGoals(name: string, understood: readonly Understood[]): string[] {
  return KINDS.flatMap((kind) => {
    const share = shareFound(understood, kind);
    return share >= PHRASING_GOALS[kind]
      ? []
      : [`${name}, ${kind}: ${percent(share)}, goal ${percent(PHRASING_GOALS[kind])}`];
  });
}

/** What was not understood, with what stood first. */
export function notUnderstood(understood: readonly Understood[]): string[] {
  return understood
    .filter(({ isFound }) => !isFound)
    .map(({ phrasing, first }) => {
      const meant = Object.keys(phrasing.grades)[0];
      return `${phrasing.kind} ${phrasing.lang} "${phrasing.q}" (${meant}): ${first.join(", ") || "nothing"}`;
    });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
