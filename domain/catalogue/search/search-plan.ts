import type { AddedSynonyms } from "./added-synonyms.ts";
import { allOf, anyOf, anyQuery, compact, type FullTextQuery, quoted, without } from "./full-text-query.ts";
import { goodsPlaces } from "./goods-names.ts";
import { tokenOf } from "./index-tokens.ts";
import { type CategoryPlace, namedPlaces } from "./named-places.ts";
import { type NearProbe, nearProbes } from "./near-probes.ts";
import { segmentsOf, segmentsOfParts } from "./query-segments.ts";
import { queryWords } from "./query-words.ts";
import type { Tier } from "./search-result.ts";
import { all, exactly, named, namedWays, type Way, waysOf } from "./segment-queries.ts";
import { phrasesOf } from "./synonyms.ts";
import { NEVER_INDEXED } from "./token-marks.ts";
import { type QueryPart, understandQuery } from "./understanding/understand-query.ts";
import { type Lookup, LookupList, type Misspelling, PART_FROM, type PlannedSegment } from "./word-lookups.ts";
import type { Word } from "./words.ts";

/** One full-text query of a search. No product is found by two steps of {@link SearchPlan.steps}. */
export interface SearchStep {
  tier: Tier;
  query: FullTextQuery;
  /** Lookups of which one must have found a word for the step to find anything new; empty: it always may. */
  needs: number[];
}

/** What the database has to do for a query. */
export interface SearchPlan {
  /** How the query was read. */
  parts: QueryPart[];
  /** Categories that are named by it. */
  places: CategoryPlace[];
  /** Finds what all of {@link SearchPlan.steps} find together, and hardly more. */
  widest: FullTextQuery;
  /** Products that have all that was asked for, best matches first. */
  steps: SearchStep[];
  /** What each segment of {@link NearProbe} was in the query; empty where it need not be found. */
  asked: string[];
  /** What brings products near when few have all. */
  near: NearProbe[];
  /** Products that hold the words as pieces of others. */
  lastSteps: SearchStep[];
  ranges: Lookup[];
  misspellings: Misspelling[];
  /** Words and phrases that mean the same as parts of the query, as the synonym table has them. */
  alternatives: string[];
}

/**
 * Plans a search by text.
 * @param added groups that operators added to the table of synonyms
 * @returns undefined when the query holds nothing that could be found
 */
export function planSearch(query: string, added?: AddedSynonyms): SearchPlan | undefined {
  const words = queryWords(query);
  if (words.length === 0) return undefined;
  const lookups = new LookupList(added);
  const parts = understandQuery(query, added);
  const understood = segmentsOfParts(parts, added);
  const asked = understood.length > 0 ? understood : segmentsOf(words, added);
  const segments = lookups.plan(asked).sort(rarestFirst);
  const required = segments.filter(({ segment }) => segment.isRequired);
  return {
    parts,
    places: namedPlaces(parts, { added }),
    widest: widestOf(segments, required),
    steps: required.length > 0 ? fullSteps(segments, required) : stepsOf(segments, []),
    asked: segments.map(textOf),
    near: nearProbes(segments),
    lastSteps: [pieceStep(words, lookups)],
    ranges: lookups.ranges,
    misspellings: lookups.misspellings,
    alternatives: phrasesOf(
      asked.flatMap(({ groups, phraseGroups }) => [...groups.flat(), ...phraseGroups]),
      added,
    ),
  };
}

/**
 * All that was asked for; first what has beside it each number that may only count what is wanted.
 */
function fullSteps(segments: PlannedSegment[], required: PlannedSegment[]): SearchStep[] {
  if (required.length === segments.length) return stepsOf(required, []);
  return [...stepsOf(segments, []), ...stepsOf(required, [all(segments, "synonyms")])];
}

/**
 * Goods that are named by what was asked for: by their head, first where all stands in the name, then by what else
 * their name says of them, then by their kind. Each step leaves out what those before it found.
 */
function stepsOf(segments: PlannedSegment[], before: FullTextQuery[]): SearchStep[] {
  const step = (tier: Tier, query: FullTextQuery, found: FullTextQuery[], needs: number[] = []): SearchStep => {
    const earlier = [...before, ...found];
    return { tier, query: earlier.length > 0 ? without(query, ...earlier) : compact(query), needs };
  };
  const places = goodsPlaces(segments);
  const head = places?.head ?? null;
  const ways = waysOf(segments);
  const [inName, anywhere] = [namedWays(waysOf(segments, "name"), head), namedWays(ways, head)];
  const exact = named(exactly(segments), head);
  const [forms, synonyms] = [needsOf(segments, "forms"), needsOf(segments, "synonyms")];
  const steps = [
    step("exact", exact, []),
    step("normalised", inName.whole, [exact]),
    step("prefix", inName.forms, [inName.whole], forms),
    step("synonym", inName.synonyms, [inName.forms], synonyms),
    step("normalised", anywhere.whole, [inName.synonyms]),
    step("prefix", anywhere.forms, [inName.synonyms, anywhere.whole], forms),
    step("synonym", anywhere.synonyms, [inName.synonyms, anywhere.forms], synonyms),
  ];
  if (!places || !head) return steps;
  const { trait, kind } = places;
  const ofKind = step("synonym", allOf([ways.synonyms, kind]), trait ? [head, trait] : [head]);
  if (!trait) return [...steps, ofKind];
  const told = namedWays(ways, trait);
  return [
    ...steps,
    step("normalised", told.whole, [head]),
    step("prefix", told.forms, [head, told.whole], forms),
    step("synonym", told.synonyms, [head, told.forms], synonyms),
    ofKind,
  ];
}

function widestOf(segments: PlannedSegment[], required: PlannedSegment[]): FullTextQuery {
  const asked = required.length > 0 && required.length < segments.length ? [segments, required] : [segments];
  return compact(anyQuery(asked.map(anyStep)));
}

/** What any step of {@link stepsOf} finds. */
function anyStep(segments: PlannedSegment[]): FullTextQuery {
  const query = anyQuery([all(segments, "synonyms"), exactly(segments)]);
  const { head = null, trait = null, kind = null } = goodsPlaces(segments) ?? {};
  return head ? allOf([query, anyQuery([head, trait, kind].filter((place) => place !== null))]) : query;
}

/** A segment as it was typed; a number that may only count need not be found. */
function textOf({ segment, words }: PlannedSegment): string {
  if (!segment.isRequired) return "";
  return segment.text || words.map(({ surface }) => surface).join(" ");
}

/**
 * The words of the query as they stand, each of which may be a piece of another. Short ones are pieces of very many, so
 * they are looked for only where the others stand: what is told by NOT is found before the conjunction goes on.
 */
function pieceStep(words: Word[], lookups: LookupList): SearchStep {
  const pieces = words.map((word) => ({ word, query: anyOf(tokenOf(word), [lookups.pieces(word, words)]) }));
  const isLong = ({ word }: { word: Word }) => word.term.length >= PART_FROM;
  const long = pieces.filter(isLong).map(({ query }) => query);
  const short = pieces.filter((piece) => !isLong(piece)).map(({ query }) => query);
  const query =
    long.length > 0 && short.length > 0
      ? allOf([without(allOf(long), [quoted(NEVER_INDEXED)]), ...short])
      : allOf([...long, ...short]);
  return { tier: "fuzzy", query: compact(query), needs: [] };
}

/** The first word of a conjunction leads the walk through its matches, and long words tend to be rare. */
export function rarestFirst(one: PlannedSegment, other: PlannedSegment): number {
  return lengthOf(other) - lengthOf(one);
}

function lengthOf({ words }: PlannedSegment): number {
  return Math.max(0, ...words.map(({ token }) => (/^\d+$/.test(token) ? 0 : token.length)));
}

function needsOf(segments: PlannedSegment[], way: Way): number[] {
  if (way === "whole" || segments.some((segment) => findsUnlooked(segment, way))) return [];
  const phrases = way === "synonyms" ? segments.flatMap(({ phrase }) => phrase ?? []) : [];
  return [...segments.flatMap(({ words }) => words.map((word) => word[way])), ...phrases];
}

/** Ranges of sizes, and phrases that operators added, are looked up nowhere: they may find something whatever the vocabulary holds. */
function findsUnlooked({ segment, phrases }: PlannedSegment, way: Way): boolean {
  return (segment.ranges ?? []).length > 0 || (way === "synonyms" && phrases.length > 0);
}
