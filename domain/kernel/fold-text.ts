/**
 * Folding: what a reader takes for the same letter becomes the same letter.
 * It works character by character (folding a piece of a text gives a piece of the folded text), which is why a
 * substring of a text stays a substring after folding and why matches can be marked in the original.
 */

/** Letters that Unicode does not decompose. Hamza carriers and French accents need no entry: NFKD splits them. */
const SAME_LETTER: Record<string, string> = {
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ی: "ي",
  ے: "ي",
  ک: "ك",
  گ: "ك",
  ڪ: "ك",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
  چ: "ج",
  ژ: "ز",
  پ: "ب",
  ڤ: "ف",
  ڨ: "ق",
  ـ: "",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ς: "σ",
};

const MARK_OR_FORMAT = /[\p{M}\p{Cf}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const SYMBOL = /[\p{P}\p{S}]/u;
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** ASCII symbols move to a private area, so that a term never holds a character with a meaning in a query language. */
const SYMBOL_BASE = 0xe100;
const PRIVATE_USE_START = "\ue000";
const PRIVATE_USE_END = "\uf8ff";

/** Code points that are worth remembering: all that our three languages and their punctuation use. */
const REMEMBERED = 0x2100;
const remembered: (string | undefined)[] = new Array(REMEMBERED);
/** Of all others some: a ligature like ﷺ takes apart into eighteen letters. */
const MOST_RARE = 500;
const rare = new Map<string, string>();

/**
 * Folds one character.
 * @returns letters and digits as they are compared; "" for what is not seen (tashkeel, tatweel, bidi controls);
 *   a symbol between spaces; a space for everything else
 */
export function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= REMEMBERED) return foldRare(character);
  let folded = remembered[code];
  if (folded === undefined) {
    folded = fold(character);
    remembered[code] = folded;
  }
  return folded;
}

/** A text as it is compared: folded, with single spaces between words. Folding twice changes nothing but symbols. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join("").replace(/ +/g, " ").trim();
}

/** True for a folded piece that is a symbol standing for itself and not a word. */
export function isSymbol(folded: string): boolean {
  return (folded >= PRIVATE_USE_START && folded <= PRIVATE_USE_END) || SYMBOL.test(folded);
}

function foldRare(character: string): string {
  let folded = rare.get(character);
  if (folded === undefined) {
    folded = fold(character);
    if (rare.size >= MOST_RARE) rare.clear();
    rare.set(character, folded);
  }
  return folded;
}

function fold(character: string): string {
  if (character >= PRIVATE_USE_START && character <= PRIVATE_USE_END) return " ";
  let folded = "";
  for (const part of character.normalize("NFKD").toLowerCase().normalize("NFKD")) folded += foldPart(part);
  return folded;
}

function foldPart(part: string): string {
  if (MARK_OR_FORMAT.test(part)) return "";
  const same = SAME_LETTER[part];
  if (same !== undefined) return same;
  const code = part.codePointAt(0) ?? 0;
  if (code >= ARABIC_ZERO && code <= ARABIC_ZERO + 9) return String(code - ARABIC_ZERO);
  if (code >= PERSIAN_ZERO && code <= PERSIAN_ZERO + 9) return String(code - PERSIAN_ZERO);
  if (WORD_CHARACTER.test(part)) return part;
  if (!SYMBOL.test(part)) return " ";
  return code < 0x80 ? ` ${String.fromCharCode(SYMBOL_BASE + code)} ` : ` ${part} `;
}
