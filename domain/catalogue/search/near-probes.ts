import { anyOf, compact, type FullTextQuery, inColumn, quoted, underHead } from "./full-text-query.ts";
import { headOf, kindOf, marked } from "./goods-names.ts";
import { synonymToken } from "./index-tokens.ts";
import { segmentQuery } from "./segment-queries.ts";
import { HEAD_MARK, NEVER_INDEXED } from "./token-marks.ts";
import { servingGoods } from "./understanding/goods-for-purposes.ts";
import type { PlannedSegment } from "./word-lookups.ts";

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
  /** Whether it is about goods or what they are for, not told of them. */
  names: 0 | 1;
}

/**
 * What a match of a segment is worth where it stands, together with those it implies: a head is in the name and that is
 * somewhere, so it comes to four times a mention. Chosen by `npm run relevance`.
 */
const WORTH = {
  anywhere: 1,
  name: 1,
  kind: 1,
  /** Goods of a part of the catalogue that is named. */
  part: 3,
  head: 2,
  alike: 0.8,
  alikeHead: 2,
  /** Just enough to order what has nothing else. */
  piece: 0.2,
  /** Goods that serve what one word of the query says, which may be chance. */
  serves: 1,
  /** As much as a head: a phrase that names a purpose names no goods. */
  servesPhrase: 2,
  servesFirst: 0.4,
} as const;
/** Of the goods that serve a purpose the first of its list are worth more: they are what most would think of. */
const FIRST_OF_LIST = [1, 3];

/** What tells of a segment whether it is held and how rare it is first, then the worthiest: only so many matches are weighed. */
export function nearProbes(segments: readonly PlannedSegment[]): NearProbe[] {
  return segments.flatMap(probesOf).sort((one, other) => other.counts - one.counts || other.weight - one.weight);
}

function probesOf(planned: PlannedSegment, at: number): NearProbe[] {
  const { words, segment } = planned;
  const isTold = segment.role === "told";
  const probe = (query: FullTextQuery, weight: number, about: Partial<NearProbe> = {}): NearProbe => {
    return {
      query: compact(query),
      segment: at,
      weight,
      holds: 1,
      counts: 0,
      names: isTold ? 0 : 1,
      ...about,
    };
  };
  const any = probe(segmentQuery(planned, "synonyms"), WORTH.anywhere, { counts: 1 });
  if (segment.isKind) return [{ ...any, weight: WORTH.part, names: 1 }];
  if (isTold) return [any];
  const inName = probe(segmentQuery(planned, "synonyms", "name"), WORTH.name);
  const isPurpose = servingGoods(segment.phraseGroups).length > 0;
  const purposes = isPurpose ? segment.phraseGroups : segment.groups.flat();
  const worth = isPurpose ? WORTH.servesPhrase : WORTH.serves;
  const serves = (weight: number, first?: number) => {
    const goods = servingGoods(purposes, first).map(synonymToken);
    return goods.length > 0 ? [probe(inColumn("facet", marked(goods, HEAD_MARK)), weight, { holds: 0 })] : [];
  };
  const ofPurpose = [...serves(worth), ...FIRST_OF_LIST.flatMap((many) => serves(WORTH.servesFirst, many))];
  const likeIt = { holds: ALIKE, counts: 1 } as const;
  const alike = words.map(({ similar }) => probe(anyOf(NEVER_INDEXED, [similar]), WORTH.alike, likeIt));
  const anywhere = [any, inName, ...ofPurpose, ...alike];
  if (segment.role === "purpose") return anywhere;
  // The words of a purpose name no goods: a mineral water plant is no water.
  if (isPurpose) return [...anywhere, probe(inColumn("facet", headOf({ ...planned, words: [] })), WORTH.head)];
  return [
    ...anywhere,
    probe(inColumn("facet", headOf(planned)), WORTH.head),
    probe(inColumn("facet", kindOf(planned)), WORTH.kind),
    ...words.flatMap(({ similar, containing }) => [
      probe(inColumn("facet", [quoted(NEVER_INDEXED), underHead(similar)]), WORTH.alikeHead, { holds: ALIKE }),
      probe(anyOf(NEVER_INDEXED, [containing]), WORTH.piece, { holds: 0, names: 0 }),
    ]),
  ];
}
