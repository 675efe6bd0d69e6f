import { toLatinDigits } from "./digits.ts";

/**
 * Arabic in Latin letters, for addresses: what a trader would read aloud rather than what a library catalogue would write.
 * Arabic mostly leaves short vowels out, so an "a" opens each syllable that has none: مصنع is masna, مكتب is
 * maktab; no word ends with two consonants after a long vowel: ساحل is sahil.
 */
const CONSONANTS: Record<string, string> = {
  ب: "b",
  پ: "p",
  ت: "t",
  ث: "th",
  ج: "j",
  چ: "ch",
  ح: "h",
  خ: "kh",
  د: "d",
  ذ: "dh",
  ر: "r",
  ز: "z",
  ژ: "zh",
  س: "s",
  ش: "sh",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  ع: "",
  غ: "gh",
  ف: "f",
  ڤ: "v",
  ق: "q",
  ك: "k",
  ک: "k",
  گ: "g",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  ھ: "h",
  ہ: "h",
};
const VOWELS: Record<string, string> = {
  ا: "a",
  أ: "a",
  إ: "i",
  آ: "a",
  ٱ: "a",
  ى: "a",
  ة: "a",
  ئ: "i",
  ؤ: "u",
  "\u064e": "a",
  "\u064f": "u",
  "\u0650": "i",
};
/** Consonants before a vowel and at a word's head, vowels elsewhere. */
const GLIDES: Record<string, { consonant: string; vowel: string }> = {
  و: { consonant: "w", vowel: "u" },
  ي: { consonant: "y", vowel: "i" },
  ی: { consonant: "y", vowel: "i" },
};
const SHADDA = "\u0651";
const ARABIC_WORD = /[\p{Script=Arabic}\u0640\u064b-\u0652]+/gu;
/** What is not heard: tatweel, sukun, the endings of grammar, a hamza on the line. */
const UNHEARD = /[\u0640\u064b-\u064d\u0652ء]/g;
/** The article with what may be written before it. */
const ARTICLE = /^(وال|بال|كال|فال|ال|لل)(?=.{2})/u;
const ARTICLES: Record<string, string> = {
  ال: "al",
  وال: "wa al",
  بال: "bi al",
  كال: "ka al",
  فال: "fa al",
  لل: "lil",
};

/** Words that are known by another spelling, as names of companies and places have them. */
const KNOWN: Record<string, string> = {
  شركة: "sharikat",
  مؤسسة: "muassasat",
  مجموعة: "majmuat",
  منتجات: "muntajat",
  تمور: "tumur",
  خليج: "khaleej",
  إمارات: "emarat",
  دبي: "dubai",
  أبوظبي: "abu dhabi",
  ظبي: "dhabi",
  شارقة: "sharjah",
  عجمان: "ajman",
  رياض: "riyadh",
  جدة: "jeddah",
  كويت: "kuwait",
  بحرين: "bahrain",
  قطر: "qatar",
  عمان: "oman",
};

interface Sound {
  isVowel: boolean;
  isLong?: boolean;
  letters: string;
}

/** A text with its Arabic words in Latin letters; all else stays as it is. */
export function inLatinLetters(text: string): string {
  return toLatinDigits(text.normalize("NFKC")).replace(ARABIC_WORD, latinWord);
}

function latinWord(word: string): string {
  const heard = word.replace(UNHEARD, "");
  const article = ARTICLE.exec(heard)?.[0] ?? "";
  const rest = heard.slice(article.length);
  const latin = Object.hasOwn(KNOWN, rest) ? KNOWN[rest] : syllables(soundsOf([...rest]));
  return article ? `${ARTICLES[article]} ${latin}` : String(latin);
}

function soundsOf(letters: readonly string[]): Sound[] {
  const sounds: Sound[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = sounds.at(-1);
    for (const sound of soundOf(letter, last, letters[at + 1] ?? "")) {
      // A long vowel behind the mark of its short one is heard once.
      if (!(sound.isVowel && last?.isVowel && last.letters === sound.letters)) sounds.push(sound);
    }
  }
  return sounds;
}

function soundOf(letter: string, last: Sound | undefined, next: string): Sound[] {
  if (letter === SHADDA) return last && !last.isVowel ? [last] : [];
  const consonant = CONSONANTS[letter];
  if (consonant !== undefined) return [{ isVowel: false, letters: consonant }];
  const vowel = VOWELS[letter];
  if (vowel !== undefined) return [{ isVowel: true, isLong: letter === "ا" && last !== undefined, letters: vowel }];
  const glide = GLIDES[letter];
  if (!glide) return [];
  const asVowel = { isVowel: true, isLong: true, letters: glide.vowel };
  const asConsonant = { isVowel: false, letters: glide.consonant };
  if (letter === "ي" && next === "ة" && last && !last.isVowel) return [asVowel, asConsonant];
  if (next === SHADDA || VOWELS[next] !== undefined) return [asConsonant];
  return last && (!last.isVowel || last.letters === glide.vowel) ? [asVowel] : [asConsonant];
}

/** Puts an "a" where a consonant would open a syllable without a vowel; the last two may close a word together. */
function syllables(sounds: readonly Sound[]): string {
  let text = "";
  let mayClose = false;
  for (const [at, { isVowel, letters }] of sounds.entries()) {
    const next = sounds[at + 1];
    text += letters;
    if (isVowel || next?.isVowel) mayClose = isVowel;
    else if (mayClose) {
      const isLastPair = at + 2 === sounds.length;
      if (isLastPair && sounds[at - 1]?.isLong) text += "i";
      mayClose = isLastPair;
    } else if (next) {
      text += "a";
      mayClose = true;
    }
  }
  return text;
}
