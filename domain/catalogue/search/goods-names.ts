import { allOf, anyQuery, type FullTextQuery, inColumn, quoted, underHead } from "./full-text-query.ts";
import { HEAD_MARK, KIND_MARK, TRAIT_MARK } from "./token-marks.ts";
import type { PlannedSegment } from "./word-lookups.ts";

/** Where goods are told what they are: by the head of their name, by what else it says of them, by their kind. */
export function goodsPlaces(segments: PlannedSegment[]) {
  const goods = segments.filter(({ segment }) => segment.role === "goods");
  if (goods.length === 0) return null;
  return {
    head: inColumn("facet", anyQuery(goods.map(headOf))),
    trait: inColumn("facet", anyQuery(goods.map(traitOf))),
    kind: inColumn("facet", allOf(goods.map(kindOf))),
  };
}

/** Goods whose name says that they are what a segment asks for. */
export function headOf({ words, named }: PlannedSegment): FullTextQuery {
  const tokens = marked([...named, ...words.flatMap((word) => word.named)], HEAD_MARK);
  return [...tokens.slice(0, -1), ...words.map(({ synonyms }) => underHead(synonyms)), ")"];
}

function traitOf({ words, named }: PlannedSegment): FullTextQuery {
  return marked([...named, ...words.flatMap((word) => word.named)], TRAIT_MARK);
}

/** Goods of its kind. */
export function kindOf({ words, named }: PlannedSegment): FullTextQuery {
  return marked([...named, ...words.flatMap((word) => word.named)], KIND_MARK);
}

/** Any of some tokens under a mark. */
export function marked(tokens: readonly string[], mark: string): FullTextQuery {
  return anyQuery(tokens.map((token) => [quoted(mark + token)]));
}
