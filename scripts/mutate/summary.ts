import { AREAS } from "./areas.ts";
import type { Outcome, Verdict } from "./judge.ts";
import { sentenceOf } from "./mutation.ts";

/** Share of mutations that the tests have to notice, in percent. */
const LEAST_KILLED_PERCENT = 95;

/** One mutation with what became of it. */
export function verdictLine({ mutation, outcome, by, tests, seconds }: Verdict): string {
  const what: Record<Outcome, string> = {
    killed: `killed by ${by}`,
    loops: `killed: ${by}`,
    survived: `SURVIVED ${tests} test files`,
    undecided: `undecided: ${by}`,
    late: "to be tried again alone",
  };
  return `${sentenceOf(mutation)}\n    ${what[outcome]} (${seconds.toFixed(0)} s)`;
}

const isKilled = ({ outcome }: Verdict) => outcome === "killed" || outcome === "loops";
/** One that neither ended nor computed says nothing about the tests. */
const isDecided = (verdict: Verdict) => isKilled(verdict) || verdict.outcome === "survived";

/** Counts by area, those with a name, the survivors and the undecided ones. */
export function summaryText(verdicts: readonly Verdict[], seed: string, commit: string): string {
  const named = verdicts.filter(({ group }) => group === "named");
  const sampled = verdicts.filter(({ group }) => group !== "named");
  const rows = AREAS.map((area) => [area, sampled.filter(({ group }) => group === area)] as const);
  const survivors = verdicts.filter(({ outcome }) => outcome === "survived");
  const undecided = verdicts.filter((verdict) => !isDecided(verdict));
  return [
    ...rows.map(([area, own]) => count(area, own)),
    count(`sample of seed ${seed}`, sampled),
    count("named", named),
    ...named.map(
      (verdict) => `  ${isKilled(verdict) ? "✓" : "✗"} ${verdict.mutation.operator} ${verdict.mutation.file}`,
    ),
    `${count("all", verdicts)}, at ${commit}`,
    survivors.length === 0 ? "no survivors" : "survivors:",
    ...survivors.map(({ mutation }) => `  ${sentenceOf(mutation)}`),
    ...(undecided.length === 0 ? [] : ["undecided, not counted:"]),
    ...undecided.map(({ mutation, by }) => `  ${sentenceOf(mutation)}: ${by}`),
  ].join("\n");
}

function count(name: string, verdicts: readonly Verdict[]): string {
  const decided = verdicts.filter(isDecided);
  const killed = decided.filter(isKilled).length;
  const loops = verdicts.filter(({ outcome }) => outcome === "loops").length;
  const percent = decided.length === 0 ? 100 : (100 * killed) / decided.length;
  const further = [
    loops > 0 ? `, ${loops} by an endless loop` : "",
    decided.length < verdicts.length ? `, ${verdicts.length - decided.length} undecided` : "",
  ];
  return `${name.padEnd(18)} ${`${killed} of ${decided.length}`.padStart(12)} killed, ${percent.toFixed(1)} %${further.join("")}`;
}

/** Whether enough of the decided ones and every named mutation was noticed. */
export function isEnough(verdicts: readonly Verdict[]): boolean {
  const killed = verdicts.filter(isKilled);
  const isNamedMissed = verdicts.some((verdict) => verdict.group === "named" && !isKilled(verdict));
  return !isNamedMissed && 100 * killed.length >= LEAST_KILLED_PERCENT * verdicts.filter(isDecided).length;
}
