import { KEPT_GOAL, PHRASING_GOALS, type PhrasingKind, type Understood } from "./phrasings.ts";

const KINDS = Object.keys(PHRASING_GOALS) as PhrasingKind[];

/** The share that was understood; NaN of none. */
export function shareFound(understood: readonly Understood[], kind: PhrasingKind): number {
  const ofKind = understood.filter(({ phrasing }) => phrasing.kind === kind);
  return ofKind.filter(({ isFound }) => isFound).length / ofKind.length;
}

/** Of goods that have all by their name alone, the share that have in a sentence: what is said around goods excludes none. */
export function shareKept(understood: readonly Understood[]): number {
  const asked = understood.filter(({ keepsAll }) => keepsAll !== undefined);
  return asked.filter(({ keepsAll }) => keepsAll).length / asked.length;
}

/** The lines of a set of goods: each kind with its goal, and by language. */
export function phrasingLines(name: string, understood: readonly Understood[]): string[] {
  const kept = `${percent(shareKept(understood))}, goal ${percent(KEPT_GOAL)}`;
  return [...kindLines(name, understood), `${`${name}, kept by sentences`.padEnd(26)} ${kept}`];
}

function kindLines(name: string, understood: readonly Understood[]): string[] {
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
  const kept = shareKept(understood);
  const missedKept =
    kept >= KEPT_GOAL ? [] : [`${name}, kept by sentences: ${percent(kept)}, goal ${percent(KEPT_GOAL)}`];
  const missedKinds = KINDS.flatMap((kind) => {
    const share = shareFound(understood, kind);
    return share >= PHRASING_GOALS[kind]
      ? []
      : [`${name}, ${kind}: ${percent(share)}, goal ${percent(PHRASING_GOALS[kind])}`];
  });
  return [...missedKinds, ...missedKept];
}

/** What was not understood, with what stood first. */
export function notUnderstood(understood: readonly Understood[]): string[] {
  return understood
    .filter(({ isFound, keepsAll }) => !isFound || keepsAll === false)
    .map(({ phrasing, first, isFound }) => {
      const meant = Object.keys(phrasing.grades)[0];
      return `${phrasing.kind}${isFound ? " as near" : ""} ${phrasing.lang} "${phrasing.q}" (${meant}): ${first.join(", ") || "nothing"}`;
    });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
