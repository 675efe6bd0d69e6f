import { headPhraseQuery, orPhrases, phraseQuery } from "./added-phrases.ts";
import { anyQuery, compact, eitherToken, type FullTextQuery, inColumn, underHead } from "./full-text-query.ts";
import { isArabic } from "./stems.ts";
import { HEAD_MARK, KIND_MARK, ONE_KIND_MARK, TRAIT_MARK } from "./token-marks.ts";
import type { PlannedSegment, PlannedWord } from "./word-lookups.ts";

/**
 * Where goods are told that they are what the nouns of a query ask for (naming-segments.ts): by the head of their name;
 * where no noun is known to name goods, by what else it says of them; by their kind, where all that is of it is the same:
 * a pump stands among generators and is none.
 */
export function goodsPlaces(segments: PlannedSegment[]) {
  const goods = segments.filter(({ segment }) => segment.role === "goods");
  if (goods.length === 0) return null;
  const marked = goods.filter(({ segment }) => segment.names !== undefined);
  const naming = marked.length > 0 ? marked : goods;
  const isTold = naming.every(({ segment }) => segment.names !== "head");
  const under = (mark: string) =>
    compact(inColumn("facet", anyQuery(naming.map((one) => markedBy(asOneThing(one), mark)))));
  return { head: anyHead(naming), trait: isTold ? under(TRAIT_MARK) : null, kind: under(ONE_KIND_MARK) };
}

/** Goods whose name says that they are what any of some segments asks for. */
export function anyHead(segments: PlannedSegment[]): FullTextQuery | null {
  const goods = segments.filter(({ segment }) => segment.role === "goods");
  if (goods.length === 0) return null;
  return compact(inColumn("facet", anyQuery(goods.map((one) => headOf(asOneThing(one, headNouns(one)))))));
}

/**
 * A phrase of the table names one thing: what its words mean apart names none of it. A water pump is a pump, but neither
 * water nor steel and concrete are goods that who asks for a water pump or a fer à béton means.
 * @param nouns words of it that name the goods by themselves, too
 */
function asOneThing(planned: PlannedSegment, nouns: readonly PlannedWord[] = []): PlannedSegment {
  if (planned.segment.phraseGroups.length === 0) return planned;
  const words = planned.words.map((word) =>
    nouns.includes(word) ? word : { ...word, synonyms: word.forms, named: word.spelt },
  );
  return { ...planned, words };
}

/** The word of a phrase that is its noun: the first of an Arabic one; of a Latin one the last, which in French is the first. */
function headNouns({ words }: PlannedSegment): PlannedWord[] {
  const [first, last] = [words[0], words.at(-1)];
  return [first, isArabic(first?.surface ?? "") ? undefined : last].filter((word) => word !== undefined);
}

/** Goods whose name says that they are what a segment asks for. */
export function headOf(planned: PlannedSegment): FullTextQuery {
  const heads = planned.words.map(({ synonyms }) => underHead(synonyms));
  return namedBy(planned, HEAD_MARK, [...heads, ...orPhrases(planned.phrases, headPhraseQuery)]);
}

/** Goods of its kind, or that stand beside goods of it. */
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
