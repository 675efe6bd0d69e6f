import { isForm } from "./head-tokens.ts";
import type { QuerySegment } from "./query-segments.ts";
import { isArabic } from "./stems.ts";
import { TRAITS } from "./synonyms/traits.ts";
import { keyOf } from "./synonyms.ts";
import type { Word } from "./words.ts";

/**
 * Marks the segments by which goods have to be named: coffee beans are beans, and no cups for coffee. Of an Arabic query
 * it is the noun that stands first, of a Latin one the first or the last, since French and English differ; of a query
 * with a preposition one before it. What only tells how goods are names them where nothing else does: "nitrile".
 * @param segments in the order of the query
 * @param isLed whether a preposition leads a word in
 */
export function withNames(segments: readonly QuerySegment[], isLed: (word: Word) => boolean): QuerySegment[] {
  const goods = segments.filter(({ role }) => role === "goods");
  const free = goods.filter(({ words }) => !words.every(isLed));
  const nouns = free.filter((segment) => !isTold(segment));
  const naming = nouns.length > 0 ? endsOf(nouns) : free.length > 0 ? free : goods;
  const names = naming.some((segment) => isKnown(segment) && !isTold(segment)) ? "head" : "trait";
  return segments.map((segment) => (naming.includes(segment) ? { ...segment, names } : segment));
}

function endsOf(segments: readonly QuerySegment[]): QuerySegment[] {
  const [arabic, latin] = [segments.filter(isInArabic), segments.filter((segment) => !isInArabic(segment))];
  // A word that nobody knows may be a brand or a dialect's adjective.
  const ends = [arabic[0], arabic.find(isKnown), latin[0], latin.at(-1)];
  return [...new Set(ends.filter((segment) => segment !== undefined))];
}

function isInArabic({ words: [first] }: QuerySegment): boolean {
  return isArabic(first?.term ?? "");
}

function isKnown(segment: QuerySegment): boolean {
  return keysOf(segment).length > 0;
}

/** Whether it tells how goods are, or in which form they come, rather than which they are. */
function isTold(segment: QuerySegment): boolean {
  return (isKnown(segment) && keysOf(segment).every(isTrait)) || segment.words.every(({ term }) => isForm(term));
}

function keysOf({ groups, phraseGroups }: QuerySegment): string[] {
  return phraseGroups.length > 0 ? phraseGroups : groups.flat();
}

let traitKeys: ReadonlySet<string> | undefined;

/** Whether a group of the table tells how goods are, rather than which goods. */
function isTrait(key: string): boolean {
  traitKeys ??= new Set(TRAITS.map(keyOf));
  return traitKeys.has(key);
}
