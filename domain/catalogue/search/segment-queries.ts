import { orPhrases, phraseQuery } from "./added-phrases.ts";
import {
  allOf,
  anyOf,
  anyQuery,
  compact,
  eitherToken,
  type FullTextQuery,
  inColumn,
  quoted,
} from "./full-text-query.ts";
import { MEASURE_MARK } from "./token-marks.ts";
import type { PlannedSegment } from "./word-lookups.ts";

/** How loosely a word is compared; each way includes those before it. */
const WAYS = ["whole", "forms", "synonyms"] as const;
export type Way = (typeof WAYS)[number];

/** Goods as they are written; sizes, origins and certificates in any spelling. */
export function exactly(segments: PlannedSegment[]): FullTextQuery {
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
  const own = allOf(segment.tokens.map((one) => [quoted(one)]));
  const ranges = ways.length > 0 ? (segment.ranges ?? []) : [];
  const token = ranges.length > 0 ? anyQuery([own, [eitherToken(ranges)]]) : own;
  const tokenInPlace = column && segment.tokens[0]?.startsWith(MEASURE_MARK) ? inColumn(column, token) : token;
  if (words.length === 0) return tokenInPlace;
  return anyQuery([tokenInPlace, column ? inColumn(column, either) : either]);
}

/** What has all that some segments ask for, in each way: written once for the many steps that name it. */
export function waysOf(segments: PlannedSegment[], column?: "name"): Record<Way, FullTextQuery> {
  const of = (way: Way) => compact(all(segments, way, column));
  return { whole: of("whole"), forms: of("forms"), synonyms: of("synonyms") };
}

export function namedWays({ whole, forms, synonyms }: Record<Way, FullTextQuery>, by: FullTextQuery | null) {
  return { whole: named(whole, by), forms: named(forms, by), synonyms: named(synonyms, by) };
}
