import { isAnswerable, type Judgement } from "./judgements.ts";

/** Places of a result that count (NDCG@10). */
const DEPTH = 10;
/** From this grade on a first hit is right: what is meant, or a good substitute. */
const RIGHT_FROM = 2;
const MEANT = 3;

/** What an engine showed for a query. */
export interface Shown {
  /** Products of the first page, best first. */
  slugs: readonly string[];
  /** How many of them are shown as having all that was asked for, rather than as the nearest. */
  full: number;
}

export interface Outcome {
  judgement: Judgement;
  shown: Shown;
}

/** Figures of a group of queries; shares are between 0 and 1. */
export interface Measures {
  queries: number;
  /** Mean over the queries that have an answer; NaN without any. */
  ndcg: number;
  firstRight: number;
  empty: number;
  /** Of the queries whose first hit is what is meant, the share that show it as having all that was asked for. */
  meantFull: number;
  /** Queries for goods that the catalogue lacks, and the share of those that showed anything as a full match. */
  lacking: number;
  falselyFull: number;
}

/** Measures what was shown for graded queries. */
export function measure(outcomes: readonly Outcome[]): Measures {
  const answerable = outcomes.filter(({ judgement }) => isAnswerable(judgement));
  const lacking = outcomes.filter(({ judgement }) => !isAnswerable(judgement));
  return {
    queries: answerable.length,
    ndcg: mean(answerable.map(ndcgOf)),
    firstRight: mean(answerable.map(({ judgement, shown }) => (gradeAt(judgement, shown, 0) >= RIGHT_FROM ? 1 : 0))),
    meantFull: mean(answerable.filter(isMeantFirst).map(({ shown }) => (shown.full > 0 ? 1 : 0))),
    empty: mean(answerable.map(({ shown }) => (shown.slugs.length === 0 ? 1 : 0))),
    lacking: lacking.length,
    falselyFull: mean(lacking.map(({ shown }) => (shown.full > 0 ? 1 : 0))),
  };
}

/**
 * Normalised discounted cumulative gain of the first ten hits, with gains 2^grade − 1 and discounts log2(place + 1)
 * (Burges et al. 2005).
 */
export function ndcgOf({ judgement, shown }: Outcome): number {
  const got = shown.slugs.slice(0, DEPTH).map((_, place) => gradeAt(judgement, shown, place));
  const best = Object.values(judgement.grades).sort((one, other) => other - one);
  const ideal = dcg(best.slice(0, DEPTH));
  return ideal === 0 ? 0 : dcg(got) / ideal;
}

function isMeantFirst({ judgement, shown }: Outcome): boolean {
  return gradeAt(judgement, shown, 0) === MEANT;
}

function gradeAt({ grades }: Judgement, { slugs }: Shown, place: number): number {
  return grades[slugs[place] ?? ""] ?? 0;
}

function dcg(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
