import { measure, type Outcome } from "./measures.ts";

/** What search is to reach; shares are between 0 and 1. */
const GOALS = { ndcg: 0.9, language: 0.87, use: 0.75, firstRight: 0.9, empty: 0.01, falselyFull: 0.05 } as const;
/** Of NDCG@10: rules that hold for the queries that were read hold for others, too. */
const MOST_BELOW_READ = 0.03;
const LANGUAGES = ["ar", "en", "fr"] as const;

/** The goals that were missed, a sentence each; none where all were reached. */
export function missedGoals(outcomes: readonly Outcome[]): string[] {
  const of = (isMeant: (outcome: Outcome) => boolean) => measure(outcomes.filter(isMeant));
  const all = of(() => true);
  const figures: [name: string, reached: number, isEnough: boolean, goal: number][] = [
    ["NDCG@10", all.ndcg, all.ndcg >= GOALS.ndcg, GOALS.ndcg],
    ["first hit right", all.firstRight, all.firstRight >= GOALS.firstRight, GOALS.firstRight],
    ["empty pages", all.empty, all.empty <= GOALS.empty, GOALS.empty],
    ["goods we lack shown as full", all.falselyFull, all.falselyFull <= GOALS.falselyFull, GOALS.falselyFull],
    ...LANGUAGES.map((lang): [string, number, boolean, number] => {
      const { ndcg } = of(({ judgement }) => judgement.lang === lang);
      return [`NDCG@10 in ${lang}`, ndcg, ndcg >= GOALS.language, GOALS.language];
    }),
  ];
  const use = of(({ judgement }) => judgement.kind === "use").ndcg;
  figures.push(["NDCG@10 of uses", use, use >= GOALS.use, GOALS.use]);
  return figures
    .filter(([, , isEnough]) => !isEnough)
    .map(([name, reached, , goal]) => `${name}: ${reached.toFixed(3)}, goal ${goal}`);
}

/** How far the queries that nobody reads are below the others, as a sentence where that is too far; else null. */
export function missedGap(read: readonly Outcome[], unread: readonly Outcome[]): string | null {
  const gap = measure(read).ndcg - measure(unread).ndcg;
  return gap <= MOST_BELOW_READ
    ? null
    : `NDCG@10 of unread queries below that of the read: ${gap.toFixed(3)}, goal ${MOST_BELOW_READ}`;
}
