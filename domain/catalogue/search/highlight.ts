import { foldCharacter } from "../../kernel/fold-text.ts";
import { queryWords } from "./query-words.ts";
import { detachedStemOf, stemOf } from "./stems.ts";
import { skeletonsOf, soundsAsked } from "./transliteration.ts";
import { trigramsOf } from "./vocabulary-keys.ts";
import { type Word, wordsOf } from "./words.ts";

/** A piece of a text; the pieces of a text put together are the text. */
export interface MarkedPiece {
  text: string;
  marked: boolean;
}

type Span = [start: number, end: number];

/** Words as like as this are marked where nothing else of a text is (Dice's coefficient of trigrams). */
const LEAST_LIKENESS = 0.5;

/**
 * Cuts a text where it matches a query, for marking: across scripts, tashkeel and accents. Offsets stay those of the
 * text as it is written.
 * @param alternatives words and phrases that mean the same as parts of the query (`SearchResult.alternatives`); the
 *   browser need not hold the synonym table
 */
export function markMatches(text: string, query: string, alternatives: readonly string[] = []): MarkedPiece[] {
  const asked = queryWords(query);
  const words = wordsOf(text);
  const found = asked.map((word) => spansOf(text, words, word));
  const spans = [...found.flat(), ...alternatives.flatMap((phrase) => phraseSpans(words, phrase))];
  return piecesOf(text, spans.length > 0 ? spans : similarSpans(words, asked));
}

/** The same word or another form of it; failing that, the part of a longer one. */
function spansOf(text: string, words: Word[], asked: Word): Span[] {
  const like = words.filter((word) => word.isStopWord === asked.isStopWord);
  const whole = like.filter(
    ({ term, isStopWord }) => term === asked.term || (!isStopWord && isSameForm(term, asked.term)),
  );
  if (whole.length > 0) return whole.map((word) => [word.start, word.end]);
  return like
    .filter((word) => word.term.includes(asked.term))
    .map((word) => partOf(text, word, word.term.indexOf(asked.term), asked.term.length));
}

function isSameForm(one: string, other: string): boolean {
  return (
    stemOf(one) === stemOf(other) || detachedStemOf(one) === stemOf(other) || detachedStemOf(other) === stemOf(one)
  );
}

/** Offsets in the text of a part of a folded word. */
function partOf(text: string, word: Word, from: number, length: number): Span {
  let folded = 0;
  let start = word.start;
  let at = word.start;
  for (const character of text.slice(word.start, word.end)) {
    const width = foldCharacter(character).trim().length;
    if (folded <= from) start = at;
    // Marks behind the last letter belong to it.
    if (folded >= from + length && width > 0) return [start, at];
    folded += width;
    at += character.length;
  }
  return [start, word.end];
}

/** Where the words of a phrase stand one behind the other, in any form. */
function phraseSpans(words: Word[], phrase: string): Span[] {
  const asked = wordsOf(phrase).filter(isMeaningful);
  const meaningful = words.filter(isMeaningful);
  return meaningful.flatMap((first, at): Span[] => {
    const run = meaningful.slice(at, at + asked.length);
    const isPhrase = run.length === asked.length && run.every((word, place) => isSame(word.term, asked[place]?.term));
    return isPhrase ? [[first.start, run.at(-1)?.end ?? first.end]] : [];
  });
}

function isSame(one: string, other: string | undefined): boolean {
  return other !== undefined && stemOf(one) === stemOf(other);
}

function isMeaningful(word: Word): boolean {
  return !word.isSymbol && !word.isStopWord;
}

/** What looks or sounds like anything asked; each term is judged once, however often a text repeats it. */
function similarSpans(words: Word[], asked: Word[]): Span[] {
  const keys = asked.map(({ term }) => ({ sounds: soundsAsked(term), trigrams: trigramsOf(term) }));
  const meaningful = words.filter(isMeaningful);
  const alike = new Set([...new Set(meaningful.map(({ term }) => term))].filter((term) => isAlike(term, keys)));
  return meaningful.filter(({ term }) => alike.has(term)).map((word) => [word.start, word.end]);
}

function isAlike(term: string, asked: { sounds: string[]; trigrams: string[] }[]): boolean {
  const skeletons = skeletonsOf(term);
  const trigrams = trigramsOf(term);
  return asked.some(
    (one) =>
      skeletons.some((sound) => one.sounds.includes(sound)) || likeness(one.trigrams, trigrams) >= LEAST_LIKENESS,
  );
}

function likeness(one: string[], other: string[]): number {
  return (2 * one.filter((trigram) => other.includes(trigram)).length) / (one.length + other.length);
}

function piecesOf(text: string, spans: Span[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const [start, end] of united(spans)) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

function united(spans: Span[]): Span[] {
  const apart: Span[] = [];
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
