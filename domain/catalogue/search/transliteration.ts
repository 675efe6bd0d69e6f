import { remember } from "./remember.ts";
import { isArabic, stemOf, withoutArticle } from "./stems.ts";

/**
 * The sound of a word in one alphabet for both scripts, so that Arabic written in Latin letters and the chat digits
 * (7alib, tumoor, zayt) meets the Arabic word, and an Arabic spelling of a brand meets the Latin one. It is the
 * skeleton of consonants: Arabic mostly does not write short vowels, and Latin spellings of the long ones vary. Only
 * where two consonants are left long vowels are kept, as capitals: موز is not ميزة.
 */
const ARABIC_SOUNDS: Record<string, string> = {
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
  ع: "3",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  ا: "A",
  و: "W",
  ي: "Y",
};

/**
 * Several readings stand side by side: 8 is ق in the Gulf and غ in the Levant, 2 is ق in Egypt, g is ج there and ق in
 * the Gulf, th is ث, ذ or ظ.
 */
const LATIN_READINGS: Record<string, readonly string[]> = {
  kh: ["x"],
  gh: ["g"],
  sh: ["c"],
  ch: ["c"],
  dj: ["j", "dj"],
  th: ["t", "d", "z"],
  dh: ["d", "z"],
  "2": ["", "k"],
  "5": ["x"],
  "6": ["t"],
  "7": ["h"],
  "8": ["k", "g"],
  "9": ["s", "k"],
  c: ["k", "s"],
  g: ["g", "j", "k"],
  p: ["b"],
  q: ["k"],
  v: ["f"],
  x: ["ks"],
};
/** Between consonants. */
const VOWEL_READINGS: Record<string, readonly string[]> = {
  a: ["A", ""],
  e: ["", "Y"],
  i: ["Y", ""],
  o: ["W", ""],
  u: ["W", ""],
  ai: ["Y"],
  ay: ["Y"],
  ei: ["Y"],
  ey: ["Y"],
  ee: ["Y"],
  ie: ["Y"],
  aw: ["W"],
  au: ["W"],
  ow: ["W"],
  oo: ["W"],
  ou: ["W"],
};
/** A word may begin with a glide, and with the ع that Latin letters leave out. */
const INITIAL_READINGS: Record<string, readonly string[]> = {
  w: ["w"],
  y: ["y"],
  o: ["", "w", "3"],
  u: ["", "w", "3"],
  i: ["", "y", "3"],
};

const UNITS = /kh|gh|sh|ch|dj|th|dh|[aeiouwy]+|./g;
const LATIN_WORD = /^[2356789]*[a-z][a-z2356789]*$/;
/** The Arabic article with what may be written before it: walsukkar, bel7alib, llsh3r. */
const LATIN_ARTICLE = /^(?:[wbfkl]?[aei]l|ll)(?=.{3})/;
const LATIN_PLURAL = /(?<=.{4}[^aeiou])a+t$/;
const VOWELS = /[AWY]/g;
const FEWEST_CONSONANTS = 2;
const LONGEST_WORD = 24;
/** Of a word in the index, and of a form of a word that is asked for. */
const MOST_READINGS = { indexed: 4, asked: 8 } as const;

/** True for a folded word that may be Arabic in Latin letters, which needs no c, p, v or x. */
export function mayBeTransliterated(term: string): boolean {
  return isLatin(term) && !/c(?!h)|[pvx]/.test(term);
}

function isLatin(term: string): boolean {
  return term.length <= LONGEST_WORD && LATIN_WORD.test(term);
}

/**
 * The sounds under which a folded word is found: of an Arabic one those of its forms too, since a form may be typed
 * without the article, and ع may be left out.
 */
export function skeletonsOf(term: string): string[] {
  if (term.length > LONGEST_WORD) return [];
  if (!isArabic(term)) return isLatin(term) ? sounding(latinReadings(term, MOST_READINGS.indexed)) : [];
  const readings = [term, withoutArticle(term), stemOf(term)].map(arabicReading);
  return sounding([...readings, ...readings.map((reading) => reading.replaceAll("3", ""))]);
}

/** The sounds that a folded word of a query may have. */
export const soundsAsked = remember((term: string): string[] => {
  if (!isLatin(term)) return skeletonsOf(term);
  const bare = term.replace(LATIN_ARTICLE, "");
  const forms = new Set([term, bare, bare.replace(LATIN_PLURAL, "")]);
  return sounding([...forms].flatMap((form) => latinReadings(form, MOST_READINGS.asked)));
}, 2_000);

/** The skeletons of readings with their vowels; where only two consonants are left, those with long vowels too. */
function sounding(readings: readonly string[]): string[] {
  const skeletons = readings.flatMap((reading) => {
    const vowelled = withoutFinalVowels(reading).replace(/(.)\1+/g, "$1");
    const consonants = vowelled.replace(VOWELS, "").replace(/(.)\1+/g, "$1");
    return consonants.length === FEWEST_CONSONANTS ? [consonants, vowelled] : [consonants];
  });
  return [...new Set(skeletons)].filter((skeleton) => skeleton.length >= FEWEST_CONSONANTS);
}

/** By hand: an expression that looks for the end from every vowel on is quadratic. */
function withoutFinalVowels(reading: string): string {
  let end = reading.length;
  while ("AWY".includes(reading[end - 1] ?? " ")) end -= 1;
  return reading.slice(0, end);
}

function arabicReading(term: string): string {
  // A final ه is mostly the ة of the feminine, which is not heard as a consonant.
  const [first = "", ...rest] = term.replace(/ه$/, "");
  const initial = first === "و" ? "w" : first === "ي" ? "y" : (ARABIC_SOUNDS[first] ?? "").replace("A", "");
  return initial + rest.map((letter) => ARABIC_SOUNDS[letter] ?? "").join("");
}

function latinReadings(term: string, most: number): string[] {
  const units = term.replace(/(?<=[aeiou])h$/, "").match(UNITS) ?? [];
  const consonants = units.filter((unit) => !/^[aeiouwy2]/.test(unit)).length;
  let readings = [""];
  for (const [at, unit] of units.entries()) {
    const sounds = soundsOfUnit(unit, at === 0, consonants <= FEWEST_CONSONANTS);
    readings = readings.flatMap((reading) => sounds.map((sound) => reading + sound)).slice(0, most);
  }
  return readings;
}

function soundsOfUnit(unit: string, isInitial: boolean, keepsVowels: boolean): readonly string[] {
  if (!/^[aeiouwy]/.test(unit)) return LATIN_READINGS[unit] ?? [unit];
  if (isInitial) return INITIAL_READINGS[unit.charAt(0)] ?? ["", "3"];
  if (!keepsVowels) return [""];
  return VOWEL_READINGS[unit] ?? [unit.replace(/[ae]/g, "A").replace(/[wou]/g, "W").replace(/[iy]/g, "Y")];
}
