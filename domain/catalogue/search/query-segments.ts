import type { AddedSynonyms } from "./added-synonyms.ts";
import { certificationToken, kindTokens, originToken } from "./facet-tokens.ts";
import { withNames } from "./naming-segments.ts";
import { MOST_WORDS, queryWords } from "./query-words.ts";
import { isArabic } from "./stems.ts";
import { type SynonymMatch, synonymsIn } from "./synonyms.ts";
import { blocksAround } from "./understanding/measure-ranges.ts";
import { measureToken } from "./understanding/measure-tokens.ts";
import { otherSpellings } from "./understanding/several-directions.ts";
import { isSureSize } from "./understanding/sure-sizes.ts";
import type { QueryPart } from "./understanding/understand-query.ts";
import type { Word } from "./words.ts";

/** A run of query words that is looked for as one thing: a word, a phrase of the synonym table, a size, an origin. */
export interface QuerySegment {
  words: Word[];
  /** Groups of each word alone, in the order of `words`. */
  groups: string[][];
  /** Groups of the whole phrase; empty for a single word. */
  phraseGroups: string[];
  /** What stands for the whole segment in the index, whatever its words: a size, a country, a certificate, a kind. */
  tokens?: string[];
  /** What stands in the index for ranges that a size lies in, and for other spellings of it: any one is as good as `tokens`. */
  ranges?: string[];
  /** As it stands in the query, where its words alone don't tell. */
  text?: string;
  /** Goods are named by their head; what they are for, and a size, an origin or a certificate told of them, is not. */
  role: "goods" | "purpose" | "told";
  /** Goods have to be named by it, or may: by the head of their name, or by what it says of them as well. */
  names?: "head" | "trait";
  /** A part of the catalogue that stands for goods, with what they are for behind it. */
  isKind?: true;
  /** Must be found for a product to have all that was asked for. */
  isRequired: boolean;
}

/** What a query asks for, cut into segments, longest known phrases first; what is only said around it is left out. */
export function segmentsOfParts(parts: readonly QueryPart[], added?: AddedSynonyms): QuerySegment[] {
  const goods = parts.flatMap((part) => (part.kind === "goods" ? part.words : []));
  const purposes = new Set(parts.flatMap((part) => (part.kind === "goods" && part.isPurpose ? part.words : [])));
  const namesGoods = parts.some((part) => part.kind === "goods" && !part.isPurpose);
  const told = parts.flatMap((part, at) => toldSegment(part, namesGoods, leadsTo(part, parts[at + 1])) ?? []);
  const segments = segmentsOf(distinct(goods).slice(0, MOST_WORDS), added).map((segment) =>
    segment.words.every((word) => purposes.has(word)) ? { ...segment, role: "purpose" as const } : segment,
  );
  const led = new Set(parts.flatMap((part) => (part.kind === "goods" && part.isLed ? part.words : [])));
  return [...withNames(segments, (word) => led.has(word)), ...told.slice(0, MOST_WORDS)];
}

/** Cuts query words into segments, longest known phrases first. */
export function segmentsOf(words: Word[], added?: AddedSynonyms): QuerySegment[] {
  const terms = words.map((word) => word.term);
  const matches = synonymsIn(terms, added);
  const segments: QuerySegment[] = [];
  for (let from = 0; from < words.length; ) {
    const to = Math.max(from, ...matches.filter((match) => match.from === from).map((match) => match.to));
    segments.push({
      words: words.slice(from, to + 1),
      groups: words.slice(from, to + 1).map((_, offset) => groupsOf(matches, from + offset, from + offset)),
      phraseGroups: to > from ? groupsOf(matches, from, to) : [],
      role: "goods",
      isRequired: true,
    });
    from = to + 1;
  }
  return segments;
}

/** Letters and spaces that a preposition takes between two words: " à ", " d'". */
const PREPOSITION = 3;

/**
 * Whether goods stand behind a part as what it is for, of or made of: مكائن تعبئة مياه, meubles de bureau en bois. Of a
 * smart home camera the camera is what is asked for.
 */
function leadsTo({ words }: QueryPart, next: QueryPart | undefined): boolean {
  const [last, first] = [words.at(-1), next?.words[0]];
  if (next?.kind !== "goods" || !last || !first) return false;
  return isArabic(last.term) || first.start - last.end >= PREPOSITION;
}

/**
 * @param namesGoods whether goods are named beside it: they may be of another part of the catalogue (smart home camera)
 * @param isLeading whether it is what they belong to
 */
function toldSegment(part: QueryPart, namesGoods: boolean, isLeading: boolean): QuerySegment | undefined {
  // Only what a text can hold is looked for as words beside its token.
  const words = queryWords(part.words);
  const text = part.words.map(({ surface }) => surface).join(" ");
  const told = { text, words, groups: words.map(() => []), phraseGroups: [], role: "told" as const };
  if (part.kind === "measure") {
    const others = otherSpellings(part.measure).map((token) => measureToken({ token }));
    const ranges = [...blocksAround(part.measure), ...others];
    const size = { ...told, tokens: [measureToken(part.measure)], ranges };
    return isSureSize(part.measure)
      ? { ...size, words: [], groups: [], isRequired: !part.isBound }
      : { ...size, isRequired: false };
  }
  // A text may say what no facet holds: argan oil from Morocco.
  if (part.kind === "code" || part.kind === "foreign") return { ...told, isRequired: true };
  if (part.kind === "kind") {
    const kind = { ...told, words: [], groups: [], tokens: kindTokens(part.of) };
    return isLeading ? { ...kind, isKind: true, isRequired: true } : { ...kind, isRequired: !namesGoods };
  }
  if (part.kind === "origin") return { ...told, tokens: [originToken(part.origin)], isRequired: true };
  if (part.kind === "certification")
    return { ...told, tokens: [certificationToken(part.certification)], isRequired: true };
  return undefined;
}

function distinct(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.term, word])).values()];
}

function groupsOf(matches: SynonymMatch[], from: number, to: number): string[] {
  return matches.filter((match) => match.from === from && match.to === to).map((match) => match.key);
}
