import { type AddedSynonyms, tokensOfGroups } from "./added-synonyms.ts";
import { formTokens, synonymToken, tokenOf } from "./index-tokens.ts";
import { groupsOfPairSpeltLike, groupsSoundingLike, groupsSpeltLike, type Neighbours } from "./near-groups.ts";
import { type QuerySegment, segmentsOf } from "./query-segments.ts";
import {
  containing,
  endingWith,
  holding,
  type KeyRange,
  known,
  soundingLike,
  startingWith,
  startingWithOrBeing,
  trigramsOf,
} from "./vocabulary-keys.ts";
import type { Word } from "./words.ts";

/** Length from which a word is taken as a part of longer ones wherever it stands in a query: it is one of few. */
export const PART_FROM = 3;
/** Lengths of words that are compared by their spelling. */
const SIMILAR_FROM = 4;
const SIMILAR_UP_TO = 24;

/** Words of the vocabulary in a range of its keys; none where `unless` holds any word. */
export interface Lookup extends KeyRange {
  place: number;
  unless?: KeyRange;
}

/** Words of the vocabulary spelt like a word that no other holds. */
export interface Misspelling {
  place: number;
  word: string;
  length: number;
  trigrams: string[];
  /** Keys of the word with two neighbours swapped: a swap leaves few trigrams of a short word in place. */
  swapped: string[];
  unless: KeyRange;
}

/** A query word and the places of its lookups, each adding to those before. */
export interface PlannedWord {
  token: string;
  surface: string;
  /** Tokens by which goods are named, without their marks (head-tokens.ts). */
  named: string[];
  /** Of those, the word's own: what it means is not among them. */
  spelt: string[];
  forms: number;
  synonyms: number;
  containing: number;
  similar: number;
}

export interface PlannedSegment {
  words: PlannedWord[];
  /** Groups of the whole phrase. */
  phrase: number | undefined;
  /** The groups of the phrase, as {@link PlannedWord.named}. */
  named: string[];
  /** Phrases that operators added as its equals: the tokens of each of their words. */
  phrases: string[][][];
  segment: QuerySegment;
}

/** All that has to be looked up in the vocabulary for a query. */
export class LookupList {
  readonly ranges: Lookup[] = [];
  readonly misspellings: Misspelling[] = [];
  readonly #added: AddedSynonyms | undefined;
  #next = 0;

  constructor(added?: AddedSynonyms) {
    this.#added = added;
  }

  /** Plans the lookups of the segments of a query. */
  plan(segments: QuerySegment[]): PlannedSegment[] {
    const words = segments.flatMap((segment) => segment.words);
    return segments.map((segment) => ({
      words: segment.words.map((word, at) => this.#word(word, segment.groups[at] ?? [], neighbours(words, word))),
      phrase: segment.phraseGroups.length > 0 ? this.#ranges(this.#groupRanges(segment.phraseGroups)) : undefined,
      named: tokensOfGroups(segment.phraseGroups, this.#added),
      phrases: this.#phrasesOf(segment),
      segment,
    }));
  }

  #word(word: Word, groups: string[], beside: Neighbours): PlannedWord {
    const { term } = word;
    // What the synonym table knows is neither written by its sound nor misspelt.
    const isKnown = groups.length > 0;
    const sounds = isKnown ? [] : unlessBegun(term, [...soundingLike(term), ...groupRanges(groupsSoundingLike(term))]);
    const forms = word.isStopWord ? [] : formTokens(term);
    const { beginnings, parts } = partRanges(term, beside);
    const spelt = [term, ...formTokens(term)];
    return {
      token: tokenOf(word),
      surface: word.surface,
      named: [...spelt, ...tokensOfGroups(groups, this.#added)],
      spelt,
      forms: this.#ranges(forms.map(known)),
      synonyms: this.#ranges([...this.#groupRanges(groups), ...sounds]),
      containing: this.#ranges([...beginnings, ...parts]),
      similar: isKnown ? this.#ranges([]) : this.#misspelling(term, beside),
    };
  }

  /** Plans the lookup of all that holds a query word, in any way. @returns its place */
  pieces(word: Word, words: readonly Word[]): number {
    const { beginnings, parts } = partRanges(word.term, neighbours(words, word));
    const forms = word.isStopWord ? [] : formTokens(word.term);
    const groups = segmentsOf([word], this.#added).flatMap((segment) => segment.groups.flat());
    return this.#ranges([...forms.map(known), ...this.#groupRanges(groups), ...beginnings, ...parts]);
  }

  /** Plans the lookup of words that begin with one that is still being typed. @returns its place */
  beginnings(word: Word): number {
    return this.#ranges([startingWith(word.term)]);
  }

  #ranges(ranges: Omit<Lookup, "place">[]): number {
    const place = this.#next++;
    for (const range of ranges) this.ranges.push({ place, ...range });
    return place;
  }

  #groupRanges(groups: string[]): KeyRange[] {
    return tokensOfGroups(groups, this.#added).map(known);
  }

  #phrasesOf({ words, groups, phraseGroups }: QuerySegment): string[][][] {
    const whole = words.length > 1 ? phraseGroups : (groups[0] ?? []);
    return whole.flatMap((key) => this.#added?.meanings.get(key)?.phrases ?? []);
  }

  #misspelling(term: string, beside: Neighbours): number {
    const letters = [...term];
    const { length } = letters;
    if (length < SIMILAR_FROM || length > SIMILAR_UP_TO || /^\d+$/.test(term)) return this.#ranges([]);
    const groups = [...new Set([...groupsSpeltLike(term), ...groupsOfPairSpeltLike(term, beside)])];
    const place = this.#ranges(unlessBegun(term, groupRanges(groups)));
    const swapped = letters
      .slice(1)
      .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(""))
      .map((word) => known(word).from);
    this.misspellings.push({
      place,
      word: term,
      length,
      trigrams: trigramsOf(term),
      swapped,
      unless: holding(term),
    });
    return place;
  }
}

function neighbours(words: readonly Word[], word: Word): Neighbours {
  const at = words.indexOf(word);
  return { before: words[at - 1]?.term, after: words[at + 1]?.term };
}

/**
 * Where a word is taken as a part of longer ones. A piece of a text can begin and end within a word only at its own
 * ends, so a short word inside a query is left whole, and one at its end is a loose match.
 */
function partRanges(term: string, { before, after }: Neighbours) {
  const [isFirst, isLast] = [before === undefined, after === undefined];
  if (isFirst && isLast) return { beginnings: [startingWith(term)], parts: [containing(term)] };
  if (term.length >= PART_FROM) return { beginnings: [startingWith(term)], parts: [endingWith(term)] };
  return {
    beginnings: [],
    parts: [...(isFirst ? [endingWith(term)] : []), ...(isLast ? [startingWith(term)] : [])],
  };
}

/** Ranges for a word that no word of the vocabulary begins with. */
function unlessBegun(term: string, ranges: readonly KeyRange[]): Omit<Lookup, "place">[] {
  return ranges.map((range) => ({ ...range, unless: startingWithOrBeing(term) }));
}

/** Groups of the table of synonyms, which are words of the vocabulary. */
function groupRanges(groups: string[]): KeyRange[] {
  return groups.map((key) => known(synonymToken(key)));
}
