import { isArabic, withoutArticle } from "../stems.ts";
import { phrasesOf, synonymsIn } from "../synonyms.ts";
import { normalise, type Word } from "../words.ts";
import { goodsForPurposes } from "./goods-for-purposes.ts";

/** Behind these stands what goods are for, where goods stand before. */
const FOR: ReadonlySet<string> = new Set("for to pour لأجل لاجل عشان علشان حق".split(" ").map(normalise));
/** Written at a noun: for the restaurants. */
const ARABIC_FOR_THE = /^لل[\u0621-\u064a]{2,}/;
const NOUNS_TOO: ReadonlySet<string> = new Set(
  "wrap fill seal store cut print mix sort load cover test record charge track stack stick tie grind dry".split(" "),
);
/** Behind these a verb tells what is to be done, even with no goods before it. */
const TO: ReadonlySet<string> = new Set(["to", "for", "pour"]);

/**
 * Places of the words of a query that tell what its goods are for, rather than what they are: what stands behind "for"
 * (a box for perfume is a box), and what something is to be done to (to wrap dates, pour laver les sols, تغليف القهوة).
 * What is to be done itself is not among them: goods may be named by it.
 * @param words all words of the query, stop words included
 * @param isGoods whether a word was taken for goods
 * @param isKind whether it names a part of the catalogue, which is for something as goods are
 */
export function purposeWords(
  words: readonly Word[],
  isGoods: (word: Word) => boolean,
  isKind: (word: Word) => boolean,
): ReadonlySet<Word> {
  const found = new Set<Word>();
  let isBehind = false;
  let hasGoods = false;
  for (const [at, word] of words.entries()) {
    const isAction = isGoods(word) && isActionHere(words, at, hasGoods);
    if (hasGoods && leadsToPurpose(word)) isBehind = true;
    if (isBehind && isGoods(word) && !isAction) found.add(word);
    if (isAction) isBehind = true;
    if (isGoods(word) || isKind(word)) hasGoods = true;
  }
  return found;
}

function leadsToPurpose({ term, surface }: Word): boolean {
  return FOR.has(surface) || FOR.has(term) || ARABIC_FOR_THE.test(term);
}

/** A verb behind "to" or one that opens the query, a French infinitive, an Arabic noun of action that opens the query or is led in by ل. */
function isActionHere(words: readonly Word[], at: number, hasGoods: boolean): boolean {
  const term = words[at]?.term ?? "";
  if (!isArabic(term)) {
    const opens = !hasGoods && (/(?:er|ir|re)$/.test(term) || isBareVerb(term));
    return isAction(term) && (TO.has(words[at - 1]?.surface ?? "") || opens);
  }
  const isLedIn = /^ل/.test(term) && (isAction(term.slice(1)) || isAction(withoutArticle(term)));
  return isLedIn || (!hasGoods && isAction(term));
}

/** English groups of actions are named by their verbs; what is a noun too may name goods: seal rings, test tubes. */
function isBareVerb(term: string): boolean {
  return goodsForPurposes().actions.has(term) && !NOUNS_TOO.has(term);
}

/** Written just so: what is only spelt like a verb is none (عجنة تمر, a date paste, is not kneading). */
function isAction(term: string): boolean {
  const keys = synonymsIn([term])
    .map(({ key }) => key)
    .filter((key) => goodsForPurposes().actions.has(key));
  return phrasesOf(keys).some((phrase) => normalise(phrase) === term);
}
