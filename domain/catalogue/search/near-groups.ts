import { remember } from "./remember.ts";
import { isArabic, withoutArticle } from "./stems.ts";
import { synonymPairs, synonymWords } from "./synonyms.ts";
import { mayBeTransliterated, skeletonsOf, soundsAsked } from "./transliteration.ts";

/** A slip in a shorter word mostly makes another word. */
const SHORTEST_MISSPELT = 5;
/** A word may be near to many others; more of them say less. */
const MOST_GROUPS = 8;
const FEWEST_SOUNDS = 3;

interface KnownWord {
  word: string;
  keys: readonly string[];
}

let byEnd: Map<string, KnownWord[]> | undefined;
let bySound: Map<string, string[]> | undefined;
let byNeighbour: Map<string, KnownWord[]> | undefined;

/**
 * The groups of the synonym table with an Arabic word that a word in Latin letters sounds like: n3na3 is mint. The
 * likeliest reading that is a word is taken; a word that is spelt like one of the table is that, misspelt.
 */
export function groupsSoundingLike(term: string): string[] {
  if (isArabic(term) || !mayBeTransliterated(term) || groupsSpeltLike(term).length > 0) return [];
  bySound ??= keysBySound();
  const fewest = /\d/.test(term) ? 2 : FEWEST_SOUNDS;
  const sounds = soundsAsked(term).filter((sound) => sound.length >= fewest);
  const heard = sounds.find((sound) => bySound?.has(sound));
  return heard === undefined ? [] : atMost(bySound.get(heard) ?? []);
}

/** The groups of the synonym table with a word that is spelt like another but for one slip. */
export const groupsSpeltLike = remember((term: string): string[] => {
  byEnd ??= wordsByEnd();
  return atMost(spellingsOf(term).flatMap((spelling) => keysNear(spelling, byEnd)));
}, 2_000);

/** Words of a query that stand right beside another; none at its ends. */
export interface Neighbours {
  before?: string | undefined;
  after?: string | undefined;
}

/** The groups of a phrase of two words that a word and its neighbour would be but for one slip in the word: "olvie oil". */
export function groupsOfPairSpeltLike(term: string, { before, after }: Neighbours): string[] {
  byNeighbour ??= wordsByNeighbour();
  const beside = [...(byNeighbour.get(`${before} _`) ?? []), ...(byNeighbour.get(`_ ${after}`) ?? [])];
  const spellings = spellingsOf(term);
  const isNear = ({ word }: KnownWord) => spellings.some((spelling) => isMisspelt(word, spelling));
  return atMost(beside.filter(isNear).flatMap(({ keys }) => keys));
}

/** True where a letter more, a letter less, another letter or two swapped neighbours make one word of the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  let end = 0;
  while (end < shorter.length - start && shorter.at(-1 - end) === longer.at(-1 - end)) end += 1;
  const [less, more] = [shorter.length - start - end, longer.length - start - end];
  if (more <= 1) return true;
  return less === 2 && more === 2 && shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
}

function keysNear(spelling: string, words: Map<string, KnownWord[]> | undefined): string[] {
  const found: string[] = [];
  for (const end of endsOf(spelling)) {
    for (const { word, keys } of words?.get(end) ?? []) {
      if (isMisspelt(word, spelling)) found.push(...keys);
    }
  }
  return found;
}

function spellingsOf(term: string): string[] {
  return [...new Set([term, withoutArticle(term)])];
}

function isMisspelt(word: string, spelling: string): boolean {
  if (Math.abs(word.length - spelling.length) > 1) return false;
  return Math.max(word.length, spelling.length) >= SHORTEST_MISSPELT && isOneSlipAway(word, spelling);
}

/** One slip in a word of five letters leaves the first two or the last two as they are. */
function endsOf(word: string): string[] {
  return [`^${word.slice(0, 2)}`, `${word.slice(-2)}$`];
}

function wordsByEnd(): Map<string, KnownWord[]> {
  const made = new Map<string, KnownWord[]>();
  for (const [word, keys] of synonymWords()) for (const end of endsOf(word)) listIn(made, end).push({ word, keys });
  return made;
}

function wordsByNeighbour(): Map<string, KnownWord[]> {
  const made = new Map<string, KnownWord[]>();
  for (const [first, second, keys] of synonymPairs()) {
    listIn(made, `${first} _`).push({ word: second, keys });
    listIn(made, `_ ${second}`).push({ word: first, keys });
  }
  return made;
}

function keysBySound(): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const [word, keys] of synonymWords())
    for (const sound of isArabic(word) ? skeletonsOf(word) : []) listIn(made, sound).push(...keys);
  return made;
}

function listIn<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function atMost(keys: readonly string[]): string[] {
  return [...new Set(keys)].slice(0, MOST_GROUPS);
}
