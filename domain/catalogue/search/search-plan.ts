import { allOf, anyOf, compact, type FullTextQuery, inColumn, quoted, without } from "./full-text-query.ts";
import { segmentsOf } from "./query-segments.ts";
import { queryWords } from "./query-words.ts";
import type { Tier } from "./search-result.ts";
import { phrasesOf } from "./synonyms.ts";
import { NEVER_INDEXED } from "./token-marks.ts";
import { type Lookup, LookupList, type Misspelling, type PlannedSegment, type PlannedWord } from "./word-lookups.ts";

/** One full-text query of a search. No product is found by two steps. */
export interface SearchStep {
  tier: Tier;
  query: FullTextQuery;
  /** Whether it looks in names only. */
  inName: boolean;
  /** Lookups of which one must have found a word for the step to find anything new; empty: it always may. */
  needs: number[];
}

/** What the database has to do for a query. */
export interface SearchPlan {
  /** Best matches first. */
  steps: SearchStep[];
  /** Taken when all steps together found few. */
  lastSteps: SearchStep[];
  ranges: Lookup[];
  misspellings: Misspelling[];
  /** Words and phrases that mean the same as parts of the query, as the synonym table has them. */
  alternatives: string[];
}

/** How loosely a word is compared; each way includes those before it. */
const WAYS = ["whole", "forms", "synonyms", "containing", "similar"] as const;
type Way = (typeof WAYS)[number];
type LooseWay = Exclude<Way, "whole">;
const TIERS_OF_WAYS: Record<Way, Tier> = {
  whole: "normalised",
  forms: "prefix",
  synonyms: "synonym",
  containing: "fuzzy",
  similar: "fuzzy",
};

/**
 * Plans a search by text.
 * @returns undefined when the query holds nothing that could be found
 */
export function planSearch(query: string): SearchPlan | undefined {
  const words = queryWords(query);
  if (words.length === 0) return undefined;
  const lookups = new LookupList();
  const asked = segmentsOf(words);
  const segments = lookups.plan(asked).sort(rarestFirst);
  return {
    steps: [
      ...wholeSteps(segments),
      ...looseSteps(segments, "forms", "whole"),
      ...looseSteps(segments, "synonyms", "forms"),
      ...looseSteps(segments, "containing", "synonyms"),
    ],
    lastSteps: looseSteps(segments, "similar", "containing"),
    ranges: lookups.ranges,
    misspellings: lookups.misspellings,
    alternatives: phrasesOf(asked.flatMap(({ groups, phraseGroups }) => [...groups.flat(), ...phraseGroups])),
  };
}

function wholeSteps(segments: PlannedSegment[]): SearchStep[] {
  const words = wordsOf(segments);
  const exact = inColumn("exact", allOf(words.map((word) => [quoted(word.surface)])));
  const whole = all(segments, "whole");
  const inName = inColumn("name", whole);
  // A token that stands in the name is not repeated in the rest.
  const elsewhere = words.length === 1 ? inColumn("rest", whole) : without(whole, inName);
  return [
    ...phraseFirst(segments, "exact", exact),
    ...phraseFirst(segments, "normalised", without(inName, exact)),
    step("normalised", elsewhere, []),
  ];
}

/** The words of a known phrase may stand apart; names in which they are the phrase come before the others. */
function phraseFirst(segments: PlannedSegment[], tier: Tier, query: FullTextQuery): SearchStep[] {
  const phrases = segments.flatMap(({ phrase }) => phrase ?? []);
  if (phrases.length === 0) return [step(tier, query, [], true)];
  const asPhrases = inColumn("name", allOf(phrases.map((phrase) => anyOf(NEVER_INDEXED, [phrase]))));
  return [
    step(tier, allOf([["(", ...query, ")"], asPhrases]), phrases, true),
    step(tier, without(query, asPhrases), [], true),
  ];
}

/**
 * Hits in the name first, then those elsewhere. For a single word it is enough to look for what this way adds; of
 * several words that are only parts of others it does not matter where they stand.
 */
function looseSteps(segments: PlannedSegment[], way: LooseWay, before: Way): SearchStep[] {
  const needs = placesOf(segments, way);
  const isSingle = wordsOf(segments).length === 1;
  const query = isSingle ? anyOf(NEVER_INDEXED, needs) : all(segments, way);
  const stricter = all(segments, before);
  const tier = TIERS_OF_WAYS[way];
  if (!isSingle && way === "containing") return [step(tier, without(query, stricter), needs)];
  const inName = inColumn("name", query);
  const elsewhere = isSingle ? inColumn("rest", query) : query;
  return [step(tier, without(inName, stricter), needs, true), step(tier, without(elsewhere, stricter, inName), needs)];
}

function all(segments: PlannedSegment[], way: Way): FullTextQuery {
  const ways = WAYS.slice(1, WAYS.indexOf(way) + 1) as LooseWay[];
  return allOf(
    segments.map(({ words, phrase }) => {
      const query = allOf(
        words.map((word) =>
          anyOf(
            word.token,
            ways.map((loose) => word[loose]),
          ),
        ),
      );
      return phrase === undefined || !ways.includes("synonyms") ? query : ["(", ...query, phrase, ")"];
    }),
  );
}

/** The first word of a conjunction leads the walk through its matches, and long words tend to be rare. */
function rarestFirst(one: PlannedSegment, other: PlannedSegment): number {
  return lengthOf(other) - lengthOf(one);
}

function lengthOf({ words }: PlannedSegment): number {
  return Math.max(...words.map(({ token }) => (/^\d+$/.test(token) ? 0 : token.length)));
}

function placesOf(segments: PlannedSegment[], way: LooseWay): number[] {
  const phrases = way === "synonyms" ? segments.flatMap(({ phrase }) => phrase ?? []) : [];
  return [...wordsOf(segments).map((word) => word[way]), ...phrases];
}

function wordsOf(segments: PlannedSegment[]): PlannedWord[] {
  return segments.flatMap((segment) => segment.words);
}

function step(tier: Tier, query: FullTextQuery, needs: number[], inName = false): SearchStep {
  return { tier, query: compact(query), inName, needs };
}
