import { foldCharacter, isSymbol } from "../../kernel/fold-text.ts";
import { remember } from "./remember.ts";
import { isStopWord } from "./stop-words.ts";

/** A word of a text. `start` and `end` are offsets in UTF-16 units of the original text. */
export interface Word {
  /** As it is compared: folded. */
  term: string;
  /** As it was written, but for case and composition: what the exact tier compares. */
  surface: string;
  start: number;
  end: number;
  /** A punctuation mark, a currency sign, an emoji: searched only when a query holds nothing else. */
  isSymbol: boolean;
  isStopWord: boolean;
}

/** Cuts a text into words: runs of letters and digits; each symbol is a word of its own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  // A space always ends a word, and most pieces between spaces come again and again.
  for (const piece of text.split(" ")) {
    for (const word of wordsOfPiece(piece)) words.push({ ...word, start: word.start + at, end: word.end + at });
    at += piece.length + 1;
  }
  return words;
}

const wordsOfPiece = remember((piece: string): readonly Word[] => {
  const words: Word[] = [];
  let open: Word | undefined;
  let at = 0;
  for (const character of piece) {
    const end = at + character.length;
    const folded = foldCharacter(character);
    // A mark belongs to the letter before it.
    if (folded === "" && open) open.end = end;
    for (const part of folded) {
      if (part === " ") open = undefined;
      else if (open && !open.isSymbol) {
        open.term += part;
        open.end = end;
      } else {
        open = { term: part, surface: "", start: at, end, isSymbol: isSymbol(part), isStopWord: false };
        words.push(open);
      }
    }
    at = end;
  }
  for (const word of words) {
    word.surface = surfaceOf(piece, word);
    word.isStopWord = isStopWord(word.surface);
  }
  return words;
}, 10_000);

/**
 * A text as it is compared: folded words with single spaces, without symbols.
 * Normalising twice changes nothing.
 */
export function normalise(text: string): string {
  return wordsOf(text)
    .filter((word) => !word.isSymbol)
    .map((word) => word.term)
    .join(" ");
}

function surfaceOf(text: string, word: Word): string {
  const surface = text
    .slice(word.start, word.end)
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "");
  return /^[\p{L}\p{N}\p{M}]+$/u.test(surface) ? surface : word.term;
}
