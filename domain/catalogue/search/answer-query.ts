import { anyQuery, compact, type FullTextQuery } from "./full-text-query.ts";
import { anyHead, goodsPlaces } from "./goods-names.ts";
import { all, named, segmentQuery } from "./segment-queries.ts";
import type { PlannedSegment } from "./word-lookups.ts";

/**
 * One query of the products that have all that was asked for, for who needs no order of them: those that the steps of a
 * search find together.
 */
export function answerQuery(segments: PlannedSegment[]): FullTextQuery {
  const required = segments.filter(({ segment }) => segment.isRequired);
  const asked = required.length > 0 ? required : segments;
  const places = goodsPlaces(asked);
  return compact(
    named(all(asked, "synonyms"), places && anyQuery(Object.values(places).filter((place) => place !== null))),
  );
}

/** One query of the products that have what one of the segments asks for, and are named by any of them. */
export function namedQuery(segments: PlannedSegment[], one: PlannedSegment): FullTextQuery {
  return compact(named(segmentQuery(one, "synonyms"), anyHead(segments)));
}
