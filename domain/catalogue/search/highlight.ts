import { foldCharacter } from "./fold-text.ts";
import { trigramsOf } from "./index-tokens.ts";
import { type QuerySegment, queryWords, segmentsOf } from "./query-words.ts";
import { remember } from "./remember.ts";
import { detachedStemOf, stemOf } from "./stems.ts";
import { synonymsIn } from "./synonyms.ts";
import { skeletonsOf } from "./transliteration.ts";
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
 * Cuts a text where it matches a query, for marking: in the same ways as the search finds it, across scripts, tashkeel
 * and accents. Offsets stay those of the text as it is written.
 */
export function markMatches(text: string, query: string): MarkedPiece[] {
  const asked = readQuery(query);
  const words = wordsOf(text);
  const found = asked.words.map((word) => spansOf(text, words, word));
  const spans = [...found.flat(), ...synonymSpans(words, asked.segments)];
  for (const [place, word] of asked.words.entries()) {
    if (found[place]?.length === 0 && spans.length === 0) spans.push(...similarSpans(words, word));
  }
  return piecesOf(text, spans);
}

const readQuery = remember(
  (query) => {
    const words = queryWords(query);
    return { words, segments: segmentsOf(words) };
  },
  50,
  300,
);

/** The same word, another form of it, or the part of a longer one. */
function spansOf(text: string, words: Word[], asked: Word): Span[] {
  return words.flatMap((word): Span[] => {
    if (word.isStopWord !== asked.isStopWord) return [];
    if (word.term === asked.term || (!word.isStopWord && isSameForm(word.term, asked.term)))
      return [[word.start, word.end]];
    const at = word.term.indexOf(asked.term);
    return at < 0 ? [] : [partOf(text, word, at, asked.term.length)];
  });
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

function synonymSpans(words: Word[], segments: QuerySegment[]): Span[] {
  const groups = new Set(segments.flatMap(({ groups, phraseGroups }) => [...groups.flat(), ...phraseGroups]));
  if (groups.size === 0) return [];
  const meaningful = words.filter((word) => !word.isSymbol && !word.isStopWord);
  return synonymsIn(meaningful.map((word) => word.term))
    .filter(({ key }) => groups.has(key))
    .map(({ from, to }) => [meaningful[from]?.start ?? 0, meaningful[to]?.end ?? 0]);
}

function similarSpans(words: Word[], asked: Word): Span[] {
  const sounds = skeletonsOf(asked.term);
  const trigrams = trigramsOf(asked.term);
  return words
    .filter((word) => !word.isSymbol && !word.isStopWord)
    .filter(
      ({ term }) =>
        skeletonsOf(term).some((sound) => sounds.includes(sound)) ||
        likeness(trigrams, trigramsOf(term)) >= LEAST_LIKENESS,
    )
    .map((word) => [word.start, word.end]);
}

function likeness(one: string[], other: string[]): number {
  return (2 * one.filter((trigram) => other.includes(trigram)).length) / (one.length + other.length);
}

function piecesOf(text: string, spans: Span[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false });
    pieces.push({ text: text.slice(from, end), marked: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
