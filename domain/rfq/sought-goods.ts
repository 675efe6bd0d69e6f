import type { AddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { answerQuery, namedQuery } from "#domain/catalogue/search/answer-query.ts";
import type { FullTextQuery } from "#domain/catalogue/search/full-text-query.ts";
import { REMARK } from "#domain/catalogue/search/head-tokens.ts";
import { type QuerySegment, segmentsOfParts } from "#domain/catalogue/search/query-segments.ts";
import { rarestFirst } from "#domain/catalogue/search/search-plan.ts";
import { type QueryPart, understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { type Lookup, LookupList } from "#domain/catalogue/search/word-lookups.ts";
import { wordsOf } from "#domain/catalogue/search/words.ts";

/** Goods that a text of a request asks for, as queries of the products that have them. */
export interface SoughtGoods {
  /** Which text of the request names them, from 0; what stands before and behind an "or" are two. */
  text: number;
  /** In which of the given texts it stands, the last one: a line tells how much is asked of its goods. */
  quantity: number;
  /**
   * How the text was read: {@link AS_ASKED} with all that it asks of the goods, {@link GOODS_ALONE} without, nor what they are for, above that a
   * sentence of it alone or a part of one, the first before the others, and at last all with most of it enough.
   */
  reading: number;
  queries: { query: FullTextQuery }[];
  /** How many of the queries a product must answer. */
  least: number;
}

export interface Sought {
  goods: SoughtGoods[];
  /** What the queries look up in the vocabulary. */
  ranges: Lookup[];
}

export const AS_ASKED = 0;
export const GOODS_ALONE = 1;

/** Readings of all texts that are looked for: every text as a whole before the sentences of any. */
const MOST_READINGS = 32;
/** Between goods of which one is enough. */
const OR = /\s(?:or|ou|أو|او)\s/iu;
/** A head and one word more: a product of which fewer are told shares too little with a text. */
const LEAST_OF_MOST = 2;
const PREPOSITIONS: ReadonlySet<string> = new Set("for with in pour avec dans en في مع".split(" "));
const SENTENCE_END = /[.!?](?=\s|$)|[؟؛;\n]/;

/**
 * What the texts of a request ask for, understood as a search understands them. A description is longer than a query, so
 * where nothing has all that it says, products may be found by the goods it names, then by those of a sentence, then by most of
 * them.
 * @param texts headline and lines, in this order: earlier ones count first
 * @param added groups that operators added to the table of synonyms
 */
export function soughtGoods(texts: readonly string[], added?: AddedSynonyms): Sought {
  const lookups = new LookupList(added);
  const wanted = new Map(texts.flatMap((text, at) => text.split(OR).map((part) => [part, at] as const)));
  const readings = [...wanted].flatMap(([part, quantity], text) =>
    readingsOf(part, added).map((asked, reading) => ({ text, quantity, reading, ...asked })),
  );
  const goods = readings
    .filter(({ segments }) => segments.length > 0)
    .sort((one, other) => one.reading - other.reading)
    .slice(0, MOST_READINGS)
    .map(({ text, quantity, reading, segments, isMost }): SoughtGoods => {
      const planned = lookups.plan(segments).sort(rarestFirst);
      if (!isMost) return { text, quantity, reading, queries: [{ query: answerQuery(planned) }], least: 1 };
      const queries = planned.map((segment) => ({ query: namedQuery(planned, segment) }));
      return { text, quantity, reading, queries, least: Math.max(LEAST_OF_MOST, Math.ceil(planned.length / 2)) };
    });
  const parts = goods.flatMap(({ queries }) => queries.flatMap(({ query }) => query));
  const used = new Set(parts.flatMap((part) => (typeof part === "string" ? [] : part)));
  return { goods, ranges: lookups.ranges.filter(({ place }) => used.has(place)) };
}

interface Reading {
  segments: QuerySegment[];
  /** Most of the segments are enough. */
  isMost: boolean;
}

/** The readings of a text by their numbers; empty ones bring nothing new. */
function readingsOf(text: string, added?: AddedSynonyms): Reading[] {
  const parts = understandQuery(text, added);
  const goods = parts.filter((part) => part.kind === "kind" || (part.kind === "goods" && !part.isPurpose));
  // Who names no goods asks for none: a size or a country is of too many products.
  if (goods.length === 0) return [];
  const segmentsOf = (some: readonly QueryPart[]) => segmentsOfParts(some, added);
  const asked = segmentsOf(parts).filter(({ isRequired }) => isRequired);
  const known = new Set<string>();
  const readings = [asked, ...[goods, ...piecesOf(text, goods)].map(segmentsOf)].map((segments) => {
    const key = JSON.stringify(segments.map(({ words, tokens = [] }) => [...tokens, ...words.map(({ term }) => term)]));
    const isNew = !known.has(key);
    known.add(key);
    return { segments: isNew ? segments : [], isMost: false };
  });
  const all = segmentsOf(goods);
  return all.length > LEAST_OF_MOST ? [...readings, { segments: all, isMost: true }] : readings;
}

/** The goods of each sentence, each time followed by those before a comma and before a preposition. */
function piecesOf(text: string, goods: readonly QueryPart[]): QueryPart[][] {
  let from = 0;
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const start = from;
    from += sentence.length + 1;
    const within = (to: number) =>
      goods.filter(({ words: [first] }) => first && first.start >= start && first.start < to);
    const whole = within(start + sentence.length);
    const remark = sentence.search(REMARK);
    const named = within(start + endOfGoods(sentence, (whole[0]?.words[0]?.start ?? start) - start));
    // One word before a preposition may be any thing: a machine for, boxes for.
    return [whole, within(start + (remark === -1 ? sentence.length : remark)), named.length > 1 ? named : []];
  });
}

/** Where what the goods are for, packed in or wanted at begins, behind the first of them. */
function endOfGoods(sentence: string, first: number): number {
  const preposition = wordsOf(sentence).find(
    ({ start, surface, term }) => start > first && (PREPOSITIONS.has(surface) || /^لل/.test(term)),
  );
  return preposition?.start ?? sentence.length;
}
