import { AREAS } from "./areas.ts";
import type { Verdict } from "./judge.ts";
import { sentenceOf } from "./mutation.ts";

/** Share of mutations that the tests have to notice, in percent. */
export const LEAST_KILLED_PERCENT = 95;

/** One mutation with what became of it. */
export function verdictLine({ mutation, outcome, by, tests, seconds }: Verdict): string {
  const what =
    outcome === "killed" ? `killed by ${by}` : outcome === "timeout" ? "timeout" : `SURVIVED ${tests} test files`;
  return `${sentenceOf(mutation)}\n    ${what} (${seconds.toFixed(0)} s)`;
}

const isKilled = ({ outcome }: Verdict) => outcome !== "survived";

/** Counts by area, those with a name, and the survivors. */
export function summaryText(verdicts: readonly Verdict[], seed: string): string {
  const named = verdicts.filter(({ group }) => group === "named");
  const sampled = verdicts.filter(({ group }) => group !== "named");
  const rows = AREAS.map((area) => [area, sampled.filter(({ group }) => group === area)] as const);
  const survivors = verdicts.filter((verdict) => !isKilled(verdict));
  return [
    ...rows.map(([area, own]) => count(area, own)),
    count(`sample of seed ${seed}`, sampled),
    count("named", named),
    ...named.map(
      (verdict) => `  ${isKilled(verdict) ? "✓" : "✗"} ${verdict.mutation.operator} ${verdict.mutation.file}`,
    ),
    count("all", verdicts),
    survivors.length === 0 ? "no survivors" : "survivors:",
    ...survivors.map(({ mutation }) => `  ${sentenceOf(mutation)}`),
  ].join("\n");
}

function count(name: string, verdicts: readonly Verdict[]): string {
  const killed = verdicts.filter(isKilled).length;
  const timeouts = verdicts.filter(({ outcome }) => outcome === "timeout").length;
  const percent = verdicts.length === 0 ? 100 : (100 * killed) / verdicts.length;
  return `${name.padEnd(18)} ${`${killed} of ${verdicts.length}`.padStart(12)} killed, ${percent.toFixed(1)} %${timeouts ? `, ${timeouts} by timeout` : ""}`;
}

/** Whether enough of the sample and every named mutation was noticed. */
export function isEnough(verdicts: readonly Verdict[]): boolean {
  const killed = verdicts.filter(isKilled);
  const isNamedMissed = verdicts.some((verdict) => verdict.group === "named" && !isKilled(verdict));
  return !isNamedMissed && 100 * killed.length >= LEAST_KILLED_PERCENT * verdicts.length;
}
