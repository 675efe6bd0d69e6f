import type { Random } from "../catalogue/random.ts";

/** How Arabic letters are typed on a Latin keyboard, the most frequent way first (Gulf, Levant, Egypt, Maghreb). */
const WAYS: Record<string, readonly [string, ...string[]]> = {
  ا: ["a"],
  أ: ["a"],
  إ: ["e", "i"],
  آ: ["a"],
  ء: ["2", ""],
  ئ: ["2", "y"],
  ؤ: ["2", "o"],
  ى: ["a"],
  ب: ["b"],
  ت: ["t"],
  ث: ["th"],
  ج: ["j", "g"],
  ح: ["7"],
  خ: ["5", "kh"],
  د: ["d"],
  ذ: ["th", "d"],
  ر: ["r"],
  ز: ["z"],
  س: ["s"],
  ش: ["sh"],
  ص: ["s", "9"],
  ض: ["d", "dh"],
  ط: ["t", "6"],
  ظ: ["z", "th"],
  ع: ["3"],
  غ: ["gh"],
  ف: ["f"],
  ق: ["q", "8"],
  ك: ["k"],
  ل: ["l"],
  م: ["m"],
  ن: ["n"],
  ه: ["h"],
  ة: ["a", "ah"],
  و: ["o", "w", "ou"],
  ي: ["i", "y", "ee"],
};
const SHORT_VOWELS = ["a", "e", "i", "o", "u"] as const;

/**
 * Arabic as it is typed in Latin letters and chat digits: letter for letter (n3na3, shambo, al7laqa), with the short
 * vowels that Arabic does not write between some consonants (na3na3, 7aleeb).
 */
export function arabiziOf(arabic: string, random: Random): string {
  const letters = [...arabic.normalize("NFC").replace(/\p{M}/gu, "")];
  const hasVowels = random.next() < 0.5;
  return letters
    .map((letter, at) => {
      const typed = WAYS[letter] ? random.pick(WAYS[letter]) : letter;
      const isArticle = /^(?:.?ال|لل)$/.test(
        letters
          .slice(0, at + 1)
          .join("")
          .split(" ")
          .at(-1) ?? "",
      );
      const isBetween = !isArticle && isConsonant(letter) && isConsonant(letters[at + 1]);
      return hasVowels && isBetween && random.next() < 0.6 ? typed + random.pick(SHORT_VOWELS) : typed;
    })
    .join("");
}

function isConsonant(letter: string | undefined): boolean {
  return letter !== undefined && /[ب-يء]/.test(letter) && !/[ةىوي]/.test(letter);
}
