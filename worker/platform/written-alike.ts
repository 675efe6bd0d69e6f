import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { toLatinDigits } from "#domain/kernel/digits.ts";

/** Letters that people type for one another, as far as lists of one's own work need it; the search of buyers does more. */
const SAME_LETTERS = [
  "اأإآٱ",
  "هةہ",
  "يىیئ",
  "وؤ",
  "كکگ",
  "بپ",
  "جچ",
  "زژ",
  "فڤ",
  "aàâ",
  "cç",
  "eéèêë",
  "iîï",
  "oô",
  "uùûü",
];

/** What is written over letters, or stretches them, and says nothing of which they are. */
const MARKS = ["\u064B", "\u064C", "\u064D", "\u064E", "\u064F", "\u0650", "\u0651", "\u0652", "\u0670", "\u0640"];

const HAS_MARKS = "*[\u0640\u064B-\u0652\u0670]*";

/**
 * Holds where a column has a text in it, however it is written. The database folds no letters by itself, so each letter
 * of the text becomes the class of its likes (GLOB). It reads every row that the other conditions leave.
 */
export function isWrittenAlike(column: SQLWrapper, text: string): SQL {
  const letters = [...toLatinDigits(text).normalize("NFC").toLowerCase()];
  const pattern = `*${letters
    .filter((letter) => !/[\p{M}ـ]/u.test(letter))
    .map(classOf)
    .join("")}*`;
  const bare = MARKS.reduce<SQL>((text, mark) => sql`replace(${text}, ${mark}, '')`, sql`${column}`);
  // Marks stand over letters of their script alone, and few texts have any: the rest is compared as it is.
  const spelled = /\p{Script=Arabic}/u.test(text) ? sql`iif(${column} glob ${HAS_MARKS}, ${bare}, ${column})` : column;
  return sql`${spelled} glob ${pattern}`;
}

function classOf(letter: string): string {
  if (/\d/.test(letter))
    return `[${letter}${"٠١٢٣٤٥٦٧٨٩".charAt(Number(letter))}${"۰۱۲۳۴۵۶۷۸۹".charAt(Number(letter))}]`;
  const same = SAME_LETTERS.find((letters) => letters.includes(letter)) ?? letter;
  // Of no letter the capital is a bracket or a caret, which would mean something here.
  return /[\p{L}*?[]/u.test(letter) ? `[${same}${same.toUpperCase()}]` : letter;
}
