import { orPhrases, phraseQuery } from "./added-phrases.ts";
import type { AddedSynonyms } from "./added-synonyms.ts";
import {
  allOf,
  anyOf,
  anyQuery,
  compact,
  type FullTextQuery,
  inColumn,
  quoted,
  underHead,
  without,
} from "./full-text-query.ts";
import { goodsPlaces, headOf, kindOf, marked } from "./goods-names.ts";
import { synonymToken, tokenOf } from "./index-tokens.ts";
import { segmentsOf, segmentsOfParts } from "./query-segments.ts";
import { queryWords } from "./query-words.ts";
import type { Tier } from "./search-result.ts";
import { phrasesOf } from "./synonyms.ts";
import { HEAD_MARK, MEASURE_MARK, NEVER_INDEXED } from "./token-marks.ts";
import { servingGoods } from "./understanding/goods-for-purposes.ts";
import { type QueryPart, understandQuery } from "./understanding/understand-query.ts";
import { type Lookup, LookupList, type Misspelling, type PlannedSegment } from "./word-lookups.ts";
import type { Word } from "./words.ts";

/** One full-text query of a search. No product is found by two steps of {@link SearchPlan.steps}. */
export interface SearchStep {
  tier: Tier;
  query: FullTextQuery;
  /** Lookups of which one must have found a word for the step to find anything new; empty: it always may. */
  needs: number[];
}

/** Beside the bits of what is held stand those of what is spelt alike, this many times as high. */
export const ALIKE = 2 ** 16;

/** A full-text query of products that have one thing of what was asked for. */
export interface NearProbe {
  query: FullTextQuery;
  /** Which segment of the query it is about; how rare it is decides what it is worth. */
  segment: number;
  /** Worth of a match, beside how rare it is. */
  weight: number;
  /** 1 where a match has what the segment asks for, {@link ALIKE} where it has a word spelt like it, 0 for less. */
  holds: 0 | 1 | typeof ALIKE;
  /** Whether its matches tell how rare the segment is. */
  counts: 0 | 1;
}

/** What the database has to do for a query. */
export interface SearchPlan {
  /** How the query was read. */
  parts: QueryPart[];
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

/** How loosely a word is compared; each way includes those before it. */
const WAYS = ["whole", "forms", "synonyms"] as const;
type Way = (typeof WAYS)[number];

/** What a match of a segment is worth where it stands, together with those it implies. */
const WORTH = { anywhere: 1, name: 1, kind: 1, head: 2, alike: 0.8, alikeHead: 2, piece: 0.2, serves: 1 } as const;
/** Of what is told of goods, beside the goods. */
const WORTH_TOLD = 0.6;

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
    return { tier, query: compact(earlier.length > 0 ? without(query, ...earlier) : query), needs };
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
  const told = namedWays(ways, trait);
  return [
    ...steps,
    step("normalised", told.whole, [head]),
    step("prefix", told.forms, [head, told.whole], forms),
    step("synonym", told.synonyms, [head, told.forms], synonyms),
    step("synonym", allOf([ways.synonyms, kind]), [head, trait]),
  ];
}

/** What has all that some segments ask for, in each way: written once for the many steps that name it. */
function waysOf(segments: PlannedSegment[], column?: "name"): Record<Way, FullTextQuery> {
  const of = (way: Way) => compact(all(segments, way, column));
  return { whole: of("whole"), forms: of("forms"), synonyms: of("synonyms") };
}

function namedWays({ whole, forms, synonyms }: Record<Way, FullTextQuery>, by: FullTextQuery | null) {
  return { whole: named(whole, by), forms: named(forms, by), synonyms: named(synonyms, by) };
}

/** Goods as they are written; sizes, origins and certificates in any spelling. */
function exactly(segments: PlannedSegment[]): FullTextQuery {
  return allOf(
    segments.map((planned) =>
      planned.segment.role === "goods"
        ? inColumn("exact", allOf(planned.words.map(({ surface }) => [quoted(surface)])))
        : segmentQuery(planned, "whole", "name"),
    ),
  );
}

/** A query without goods needs none that is named by it. */
export function named(query: FullTextQuery, by: FullTextQuery | null): FullTextQuery {
  return by ? allOf([query, by]) : query;
}

/** What has all that some segments ask for. */
export function all(segments: PlannedSegment[], way: Way, column?: "name"): FullTextQuery {
  return allOf(segments.map((segment) => segmentQuery(segment, way, column)));
}

/** What holds a segment, in one of the ways or a stricter one. */
export function segmentQuery(planned: PlannedSegment, way: Way, column?: "name"): FullTextQuery {
  const { words, phrase, phrases, segment } = planned;
  const ways = WAYS.slice(1, WAYS.indexOf(way) + 1) as Exclude<Way, "whole">[];
  const spelt = allOf(
    words.map((word) =>
      anyOf(
        word.token,
        ways.map((loose) => word[loose]),
      ),
    ),
  );
  const others = phrase === undefined ? orPhrases(phrases, phraseQuery) : [phrase, ...orPhrases(phrases, phraseQuery)];
  const either = others.length === 0 || !ways.includes("synonyms") ? spelt : ["(", ...spelt, ...others, ")"];
  if (segment.tokens === undefined) return column ? inColumn(column, either) : either;
  const token = allOf(segment.tokens.map((one) => [quoted(one)]));
  const tokenInPlace = column && segment.tokens[0]?.startsWith(MEASURE_MARK) ? inColumn(column, token) : token;
  if (words.length === 0) return tokenInPlace;
  return anyQuery([tokenInPlace, column ? inColumn(column, either) : either]);
}

/** The worthiest first, since only so many matches are weighed. */
function nearProbes(segments: readonly PlannedSegment[]): NearProbe[] {
  return segments.flatMap(probesOf).sort((one, other) => other.weight - one.weight);
}

function probesOf(planned: PlannedSegment, at: number): NearProbe[] {
  const { words, segment } = planned;
  const share = segment.role === "goods" ? 1 : WORTH_TOLD;
  const probe = (query: FullTextQuery, worth: number, about: Partial<NearProbe> = {}): NearProbe => {
    return { query: compact(query), segment: at, weight: worth * share, holds: 1, counts: 0, ...about };
  };
  const any = probe(segmentQuery(planned, "synonyms"), WORTH.anywhere, { counts: 1 });
  if (segment.role === "told") return [any];
  const inName = probe(segmentQuery(planned, "synonyms", "name"), WORTH.name);
  const serving = servingGoods([...segment.groups.flat(), ...segment.phraseGroups]).map(synonymToken);
  const serves =
    serving.length > 0 ? [probe(inColumn("facet", marked(serving, HEAD_MARK)), WORTH.serves, { holds: 0 })] : [];
  const likeIt = { holds: ALIKE, counts: 1 } as const;
  const alike = words.map(({ similar }) => probe(anyOf(NEVER_INDEXED, [similar]), WORTH.alike, likeIt));
  const anywhere = [any, inName, ...serves, ...alike];
  if (segment.role === "purpose") return anywhere;
  return [
    ...anywhere,
    probe(inColumn("facet", headOf(planned)), WORTH.head),
    probe(inColumn("facet", kindOf(planned)), WORTH.kind),
    ...words.flatMap(({ similar, containing }) => [
      probe(inColumn("facet", [quoted(NEVER_INDEXED), underHead(similar)]), WORTH.alikeHead, { holds: ALIKE }),
      probe(anyOf(NEVER_INDEXED, [containing]), WORTH.piece, { holds: 0 }),
    ]),
  ];
}

/** A segment as it was typed; a number that may only count need not be found. */
function textOf({ segment, words }: PlannedSegment): string {
  if (!segment.isRequired) return "";
  return segment.text || words.map(({ surface }) => surface).join(" ");
}

/** The words of the query as they stand, each of which may be a piece of another. */
function pieceStep(words: Word[], lookups: LookupList): SearchStep {
  const query = allOf(words.map((word) => anyOf(tokenOf(word), [lookups.pieces(word, words)])));
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
  // Phrases that operators added are looked up nowhere: they may find something whatever the vocabulary holds.
  if (way === "whole" || (way === "synonyms" && segments.some(({ phrases }) => phrases.length > 0))) return [];
  const phrases = way === "synonyms" ? segments.flatMap(({ phrase }) => phrase ?? []) : [];
  return [...segments.flatMap(({ words }) => words.map((word) => word[way])), ...phrases];
}
