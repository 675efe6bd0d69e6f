import { headPhraseQuery, orPhrases, phraseQuery } from "./added-phrases.ts";
import { allOf, anyQuery, compact, eitherToken, type FullTextQuery, inColumn, underHead } from "./full-text-query.ts";
import { HEAD_MARK, KIND_MARK, TRAIT_MARK } from "./token-marks.ts";
import type { PlannedSegment } from "./word-lookups.ts";

/** Where goods are told what they are: by the head of their name, by what else it says of them, by their kind. */
export function goodsPlaces(segments: PlannedSegment[]) {
  const goods = segments.filter(({ segment }) => segment.role === "goods");
  if (goods.length === 0) return null;
  return {
    head: compact(inColumn("facet", anyQuery(goods.map(headOf)))),
    trait: compact(inColumn("facet", anyQuery(goods.map((planned) => markedBy(planned, TRAIT_MARK))))),
    kind: compact(inColumn("facet", allOf(goods.map(kindOf)))),
  };
}

/** Goods whose name says that they are what a segment asks for. */
export function headOf(planned: PlannedSegment): FullTextQuery {
  const heads = planned.words.map(({ synonyms }) => underHead(synonyms));
  return namedBy(planned, HEAD_MARK, [...heads, ...orPhrases(planned.phrases, headPhraseQuery)]);
}

/** Goods of its kind. */
export function kindOf(planned: PlannedSegment): FullTextQuery {
  return markedBy(planned, KIND_MARK);
}

function markedBy(planned: PlannedSegment, mark: string): FullTextQuery {
  const phrases = orPhrases(planned.phrases, (phrase) => phraseQuery(phrase, mark));
  return namedBy(planned, mark, phrases);
}

/** A segment's names under a mark, and what else may stand in their place. */
function namedBy({ words, named }: PlannedSegment, mark: string, others: FullTextQuery): FullTextQuery {
  return [`(${eitherToken([...named, ...words.flatMap((word) => word.named)], mark)}`, ...others, ")"];
}

/** Any of some tokens under a mark. */
export function marked(tokens: readonly string[], mark: string): FullTextQuery {
  return [`(${eitherToken(tokens, mark)})`];
}
