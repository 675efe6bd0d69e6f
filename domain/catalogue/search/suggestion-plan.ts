import type { AddedSynonyms } from "./added-synonyms.ts";
import { allOf, anyOf, compact, inColumn, quoted, underHead } from "./full-text-query.ts";
import { type CategoryPlace, namedPlaces } from "./named-places.ts";
import { segmentsOfParts } from "./query-segments.ts";
import { planSearch, type SearchPlan, type SearchStep } from "./search-plan.ts";
import { segmentQuery } from "./segment-queries.ts";
import { HEAD_MARK } from "./token-marks.ts";
import { CERTIFICATES } from "./understanding/certificate-words.ts";
import { PLACES } from "./understanding/origin-words.ts";
import { beginsTradeWord } from "./understanding/trade-words.ts";
import type { QueryPart } from "./understanding/understand-query.ts";
import { LookupList } from "./word-lookups.ts";
import type { Word } from "./words.ts";

/** What the database has to do to suggest something to somebody who is typing. */
export interface SuggestionPlan extends Pick<SearchPlan, "ranges" | "misspellings" | "parts"> {
  /** Of the search for the text, of what its last word may become, and of the search for {@link rest}. */
  steps: SearchStep[];
  /** The place of the first step of what its last word may become. */
  firstBegun: number;
  /** The place of the first step of {@link rest}. */
  firstOfRest: number;
  /** The text without a last word that begins what is only said around goods: "shampoo dub". */
  rest: { query: string; parts: QueryPart[] } | undefined;
  /** Categories that are named by it, whose names may go on from a last word that is not typed to its end; else by {@link rest}. */
  places: CategoryPlace[];
}

/** From this length on, what is only said of goods is taken for the word that is being typed: "khal" for Khalas dates. */
const TELLING_FROM = 4;
const BEGUN_FROM = 2;

/**
 * Plans suggestions for a text that is being typed: no pieces of words, so that "tea" suggests no steak.
 * @param added groups that operators added to the table of synonyms
 * @returns undefined when the text holds nothing that could be found
 */
export function planSuggestions(text: string, added?: AddedSynonyms): SuggestionPlan | undefined {
  const plan = planSearch(text, added);
  if (!plan) return undefined;
  const begun = lastWord(plan.parts);
  const completion = begun ? planCompletion(plan.parts, begun, added) : NOTHING;
  const rest = begun && beginsWhatIsSaidAround(begun) ? restOf(text, begun, added) : undefined;
  const joined = [plan, completion, rest?.plan ?? NOTHING].reduce(joinedWith);
  const places = namedPlaces(plan.parts, { added, begun });
  const firstBegun = plan.steps.length;
  const firstOfRest = firstBegun + completion.steps.length;
  return {
    ...joined,
    parts: plan.parts,
    firstBegun,
    firstOfRest,
    rest: rest && { query: rest.query, parts: rest.plan.parts },
    places: places.length > 0 ? places : (rest?.plan.places ?? []),
  };
}

type Planned = Pick<SearchPlan, "steps" | "ranges" | "misspellings">;

const NOTHING: Planned = { steps: [], ranges: [], misspellings: [] };

function lastWord(parts: readonly QueryPart[]): Word | undefined {
  const last = parts.at(-1);
  return last?.kind === "goods" ? last.words.at(-1) : undefined;
}

function beginsWhatIsSaidAround({ term }: Word): boolean {
  return beginsTradeWord(term) || PLACES.isBegunBy(term) || CERTIFICATES.isBegunBy(term);
}

function restOf(text: string, begun: Word, added?: AddedSynonyms): { query: string; plan: SearchPlan } | undefined {
  const query = text.slice(0, begun.start).trim();
  const plan = planSearch(query, added);
  return plan?.parts.some(({ kind }) => kind === "goods" || kind === "kind") ? { query, plan } : undefined;
}

/** Goods whose name goes on as the last word begins, first those that are named by it, and that have all that stands before it. */
function planCompletion(parts: readonly QueryPart[], begun: Word, added?: AddedSynonyms): Planned {
  if (begun.term.length < BEGUN_FROM) return NOTHING;
  const lookups = new LookupList(added);
  const segments = lookups.plan(segmentsOfParts(withoutWord(parts, begun), added));
  const beginnings = lookups.beginnings(begun);
  const inName = inColumn("name", anyOf(begun.term, [beginnings]));
  const head = inColumn("facet", [quoted(HEAD_MARK + begun.term), underHead(beginnings)]);
  const others = segments.map((segment) => segmentQuery(segment, "synonyms", "name"));
  const alone = [head, ...(begun.term.length >= TELLING_FROM ? [inName] : [])];
  const queries = others.length > 0 ? [allOf([...others, head]), allOf([...others, inName])] : alone;
  const steps = queries.map((query): SearchStep => ({ tier: "prefix", query: compact(query), needs: [] }));
  return { steps, ranges: lookups.ranges, misspellings: [] };
}

function withoutWord(parts: readonly QueryPart[], left: Word): QueryPart[] {
  return parts
    .map((part) => ({ ...part, words: part.words.filter((word) => word !== left) }))
    .filter(({ words }) => words.length > 0);
}

/** The steps of one plan behind those of another; the places of lookups go on counting. */
function joinedWith(one: Planned, other: Planned): Planned {
  const by = 1 + Math.max(-1, ...[...one.ranges, ...one.misspellings, ...one.steps.flatMap(placesIn)].map(placeOf));
  const moved = <Placed extends { place: number }>(placed: Placed) => ({ ...placed, place: placed.place + by });
  return {
    steps: [...one.steps, ...other.steps.map((step) => movedStep(step, by))],
    ranges: [...one.ranges, ...other.ranges.map(moved)],
    misspellings: [...one.misspellings, ...other.misspellings.map(moved)],
  };
}

function placesIn({ query, needs }: SearchStep): { place: number }[] {
  return [...query.flatMap((part) => (typeof part === "string" ? [] : [part].flat())), ...needs].map((place) => ({
    place,
  }));
}

function placeOf({ place }: { place: number }): number {
  return place;
}

function movedStep({ tier, query, needs }: SearchStep, by: number): SearchStep {
  return {
    tier,
    query: query.map((part) =>
      typeof part === "string" ? part : typeof part === "number" ? part + by : [part[0] + by],
    ),
    needs: needs.map((place) => place + by),
  };
}
