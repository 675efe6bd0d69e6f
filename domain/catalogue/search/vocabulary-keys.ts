import { isArabic } from "./stems.ts";
import { STEM_MARK, STOP_WORD_MARK } from "./token-marks.ts";
import { mayBeTransliterated, skeletonsOf, soundsAsked } from "./transliteration.ts";

/** Marks of vocabulary keys: ASCII punctuation never stands in a term and sorts before all letters. */
const WORD_START = "^";
const WORD_END = "$";
const ARABIC_SKELETON = "=";
const LATIN_SKELETON = "#";
/** Sorts before everything that may follow a whole key, and between the end of a word and its letters. */
const AFTER_KEY = "!";
const AFTER_END = "%";
/** Sorts behind everything that may follow. */
export const HIGHEST_CHARACTER = "\u{10ffff}";
const LONGEST_KEY = 24;

/** Ranges of keys, each with its end, in their order: of sounds, and those in which every word of the vocabulary stands once. */
export const SWEPT_KEYS = [
  [LATIN_SKELETON, "$"],
  [ARABIC_SKELETON, ">"],
  [WORD_START, "_"],
  [STEM_MARK, STOP_WORD_MARK],
] as const;

/**
 * A range of vocabulary keys, `below` not included; in the words found `needle` must stand, not before place `at`
 * (from 1). An empty needle stands everywhere.
 */
export interface KeyRange {
  from: string;
  below: string;
  needle: string;
  at: number;
}

/**
 * Keys under which a token stands in the vocabulary. A word: every ending of ^word$ (for beginnings, substrings and
 * trigrams) and its consonants (for transliteration). A stem or a group: itself.
 */
export function vocabularyKeys(token: string): string[] {
  if (isDerived(token)) return [cut(token).key];
  const term = token.startsWith(STOP_WORD_MARK) ? token.slice(1) : token;
  const whole = [...`${WORD_START}${term}${WORD_END}`];
  const endings = whole.slice(0, -1).map((_, at) => whole.slice(at, at + LONGEST_KEY).join(""));
  const mark = isArabic(term) ? ARABIC_SKELETON : LATIN_SKELETON;
  return unique([...endings, ...skeletonsOf(term).map((skeleton) => mark + skeleton)]);
}

/** Whether a range holds all words that begin with something. */
export function isOpen({ below }: KeyRange): boolean {
  return below.endsWith(HIGHEST_CHARACTER);
}

/** A token of {@link formTokens} or of a group, if any product has it. */
export function known(token: string): KeyRange {
  return wholeKey(isDerived(token) ? token : WORD_START + token + WORD_END, token);
}

/** Words that begin with a folded word and, but for very long ones, are longer. */
export function startingWith(term: string): KeyRange {
  const { key, isCut } = cut(WORD_START + term);
  return { from: isCut ? key : key + AFTER_END, below: key + HIGHEST_CHARACTER, needle: isCut ? term : "", at: 1 };
}

/** Words that begin with a folded word, itself included. */
export function startingWithOrBeing(term: string): KeyRange {
  return { ...startingWith(term), from: cut(WORD_START + term).key };
}

/** Words that hold a folded word, but not at their beginning. */
export function containing(term: string): KeyRange {
  const { key } = cut(term);
  return { from: key, below: key + HIGHEST_CHARACTER, needle: term, at: 2 };
}

/** Words that hold a folded word anywhere. */
export function holding(term: string): KeyRange {
  return { ...containing(term), at: 1 };
}

/** Words that end with a folded word and are longer. */
export function endingWith(term: string): KeyRange {
  return { ...wholeKey(term + WORD_END, term), needle: term, at: 2 };
}

/**
 * Words of the other script that sound like a folded word. Two consonants are enough only beside a chat digit, which no
 * other language puts there.
 */
export function soundingLike(term: string): KeyRange[] {
  if (!isArabic(term) && !mayBeTransliterated(term)) return [];
  const fewest = /\d/.test(term) ? 2 : 3;
  const mark = isArabic(term) ? LATIN_SKELETON : ARABIC_SKELETON;
  return soundsAsked(term)
    .filter((skeleton) => skeleton.length >= fewest)
    .map((skeleton) => wholeKey(mark + skeleton, ""));
}

/** The trigrams of ^word$. */
export function trigramsOf(term: string): string[] {
  const whole = [...`${WORD_START}${term}${WORD_END}`];
  return unique(whole.slice(0, -2).map((_, at) => whole.slice(at, at + 3).join("")));
}

function wholeKey(key: string, needle: string): KeyRange {
  const { key: stored, isCut } = cut(key);
  return { from: stored, below: stored + (isCut ? HIGHEST_CHARACTER : AFTER_KEY), needle: isCut ? needle : "", at: 1 };
}

/** Keys are stored up to a length; behind a cut one there may be others that only begin alike. */
function cut(key: string): { key: string; isCut: boolean } {
  if (key.length < LONGEST_KEY) return { key, isCut: false };
  const characters = [...key];
  return { key: characters.slice(0, LONGEST_KEY).join(""), isCut: characters.length >= LONGEST_KEY };
}

function isDerived(token: string): boolean {
  return token >= STEM_MARK && token < STOP_WORD_MARK;
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
