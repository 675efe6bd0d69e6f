import { type SynonymMatch, synonymsIn } from "./synonyms.ts";
import type { Word } from "./words.ts";

/** A run of query words that is looked for as one thing: a word, or a phrase of the synonym table. */
export interface QuerySegment {
  words: Word[];
  /** Groups of each word alone, in the order of `words`. */
  groups: string[][];
  /** Groups of the whole phrase; empty for a single word. */
  phraseGroups: string[];
}

/** Cuts query words into segments, longest known phrases first. */
export function segmentsOf(words: Word[]): QuerySegment[] {
  const matches = synonymsIn(words.map((word) => word.term));
  const segments: QuerySegment[] = [];
  for (let from = 0; from < words.length; ) {
    const to = Math.max(from, ...matches.filter((match) => match.from === from).map((match) => match.to));
    segments.push({
      words: words.slice(from, to + 1),
      groups: words.slice(from, to + 1).map((_, offset) => groupsOf(matches, from + offset, from + offset)),
      phraseGroups: to > from ? groupsOf(matches, from, to) : [],
    });
    from = to + 1;
  }
  return segments;
}

function groupsOf(matches: SynonymMatch[], from: number, to: number): string[] {
  return matches.filter((match) => match.from === from && match.to === to).map((match) => match.key);
}
