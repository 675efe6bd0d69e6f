import { foldText } from "#domain/kernel/fold-text.ts";
import { isStopWord } from "../stop-words.ts";
import type { Word } from "../words.ts";

/** Who writes standards, before the number of one. */
const BODIES: ReadonlySet<string> = new Set("en iso iec bs din astm gso saso ansi api jis nf".split(" "));
/** ASTM A615, API 5L, EN 455. */
const NUMBER = /^[a-z]?\d{1,5}[a-z]{0,2}$/;
/** French "en" stands before numbers of other kinds: en 48 heures, en 2 couleurs. */
const NUMBER_OF_EN = /^\d{3,5}$/;
const PART_SIGNS: ReadonlySet<string> = new Set(["-", "–"].map(foldText));
/** EN455, API5L. */
const GLUED = /^([a-z]{2,4})(\d[\da-z]{1,7})$/;

/**
 * How many words from here name a standard by its number, with all who write it (BS EN 455) and its part (EN 10025-2); 0 where
 * none does: en 500 cartons, en 100% coton.
 * @param isCounting whether a number that begins at a place counts or measures something
 */
export function standardLength(words: readonly Word[], at: number, isCounting: (at: number) => boolean): number {
  let from = at;
  while (BODIES.has(words[from]?.term ?? "")) from += 1;
  const number = words[from];
  if (from === at || !number) return 0;
  const isOfEn = words[from - 1]?.term === "en";
  if (!(isOfEn ? NUMBER_OF_EN : NUMBER).test(number.term)) return 0;
  const [sign, part] = words.slice(from + 1, from + 3);
  const hasPart = sign?.start === number.end && PART_SIGNS.has(sign.term) && part?.start === sign.end;
  if (hasPart && /^\d{1,3}$/.test(part.term)) return from + 3 - at;
  const isTouched = sign?.isSymbol === true && sign.start === number.end;
  return isOfEn && (isTouched || isCounting(from)) ? 0 : from + 1 - at;
}

/** A standard that is written as one word, as its body and its number; any other word as it is. */
export function standardApart(word: Word): Word[] {
  const [, body, number] = GLUED.exec(word.term) ?? [];
  // Signs that fold to more or fewer letters keep the word whole.
  if (body === undefined || number === undefined || !BODIES.has(body) || word.end - word.start !== word.term.length)
    return [word];
  const cut = word.start + body.length;
  return [
    { ...word, term: body, surface: body, end: cut, isStopWord: isStopWord(body) },
    { ...word, term: number, surface: number, start: cut, isStopWord: false },
  ];
}
