import { isArabic, withoutArticle } from "./stems.ts";

/**
 * The consonants of a word in one alphabet for both scripts, so that Arabic written in Latin letters and the chat
 * digits (7alib, tumoor, zayt) meets the Arabic word, and an Arabic spelling of a brand meets the Latin one.
 * Vowels, long ones too, are dropped: Arabic mostly does not write them and Latin spellings of them vary.
 */
const ARABIC_CONSONANTS: Record<string, string> = {
  ب: "b",
  ت: "t",
  ث: "t",
  ج: "j",
  ح: "h",
  خ: "x",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "c",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
};

/** Pairs first. Several readings stand side by side: 8 is ق in the Gulf and غ in the Levant, g is ج in Egypt. */
const LATIN_READINGS: [latin: string, readings: string[]][] = [
  ["kh", ["x"]],
  ["gh", ["g"]],
  ["sh", ["c"]],
  ["ch", ["c"]],
  ["th", ["t"]],
  ["dh", ["d"]],
  ["2", [""]],
  ["3", [""]],
  ["5", ["x"]],
  ["6", ["t"]],
  ["7", ["h"]],
  ["8", ["k", "g"]],
  ["9", ["s", "k"]],
  ["c", ["k", "s"]],
  ["g", ["g", "j"]],
  ["p", ["b"]],
  ["q", ["k"]],
  ["v", ["f"]],
  ["x", ["ks"]],
];

const LATIN_WORD = /^[2356789]*[a-z][a-z2356789]*$/;
const FEWEST_CONSONANTS = 2;
const LONGEST_WORD = 24;
const MOST_READINGS = 4;

/** True for a folded word that may be Arabic in Latin letters. */
export function mayBeTransliterated(term: string): boolean {
  return term.length <= LONGEST_WORD && LATIN_WORD.test(term);
}

/**
 * The consonant skeletons of a folded word.
 * @returns one for an Arabic word, up to four readings for a Latin one; none where too few consonants are left
 */
export function skeletonsOf(term: string): string[] {
  if (term.length > LONGEST_WORD) return [];
  const skeletons = isArabic(term) ? [arabicSkeleton(term)] : mayBeTransliterated(term) ? latinSkeletons(term) : [];
  return [...new Set(skeletons.map(withoutDoubles))].filter((skeleton) => skeleton.length >= FEWEST_CONSONANTS);
}

function arabicSkeleton(term: string): string {
  // A final ه is mostly the ة of the feminine, which is not heard as a consonant.
  const letters = withoutArticle(term).replace(/ه$/, "");
  let skeleton = initialGlide(letters[0]);
  for (const letter of letters) skeleton += ARABIC_CONSONANTS[letter] ?? "";
  return skeleton;
}

function latinSkeletons(term: string): string[] {
  const letters = term.replace(/(?<=[aeiou])h$/, "");
  let skeletons = [initialGlide(letters[0])];
  for (let at = 0; at < letters.length; ) {
    const reading = LATIN_READINGS.find(([latin]) => letters.startsWith(latin, at));
    const letter = letters[at] ?? "";
    const sounds = reading?.[1] ?? ["aeiouwy".includes(letter) ? "" : letter];
    skeletons = skeletons.flatMap((skeleton) => sounds.map((sound) => skeleton + sound)).slice(0, MOST_READINGS);
    at += reading ? reading[0].length : 1;
  }
  return skeletons;
}

/** و and ي are consonants only where a word starts with them. */
function initialGlide(letter: string | undefined): string {
  if (letter === "و" || letter === "w") return "w";
  return letter === "ي" || letter === "y" ? "y" : "";
}

function withoutDoubles(skeleton: string): string {
  return skeleton.replace(/(.)\1+/g, "$1");
}
