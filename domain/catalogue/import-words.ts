import { foldText } from "#domain/kernel/fold-text.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { cleanText } from "#domain/kernel/text.ts";

/** What is written in a cell to take its value away: an empty cell keeps it. The template and the help show these. */
export const CLEAR_WORD: Record<Locale, string> = { ar: "مسح", en: "clear", fr: "effacer" };
/** What is written as the price of a product that has none, as it is printed on price lists. */
export const ON_REQUEST_WORD: Record<Locale, string> = { ar: "اتصل بنا", en: "on request", fr: "sur demande" };
const ALSO_ON_REQUEST = ["price on request", "السعر عند الطلب", "عند الطلب", "prix sur demande"];

const clearing = new Set(Object.values(CLEAR_WORD).map(foldText));
const onRequest = new Set([...Object.values(ON_REQUEST_WORD), ...ALSO_ON_REQUEST].map(foldText));
/** Longer cells hold no such word. */
const LONGEST = 60;
/** Cells that cleaning would leave as they are, but for blanks around them. */
const PLAIN = /^[\p{L}\p{N} .,|=–-]*$/u;

/** What a cell of an import asks for: that the value stays, that it goes, or what is written in its place. */
export type CellMeaning = { kind: "keep" } | { kind: "clear" } | { kind: "write"; text: string };

/**
 * What a cell of a column asks for. Nothing visible keeps the value; a clearing word takes it away, whatever its language
 * and letter case, and in `price` so does "on request"; a text that is such a word itself is written with a backslash
 * before it ({@link shieldWord}).
 */
export function meaningOf(column: string, cell: string): CellMeaning {
  const text = PLAIN.test(cell) ? cell.trim() : cleanText(cell);
  if (text === "") return { kind: "keep" };
  if (column === "sku" || text.length > LONGEST) return { kind: "write", text: cell };
  const word = foldText(text);
  if (clearing.has(word) || (column === "price" && onRequest.has(word))) return { kind: "clear" };
  return { kind: "write", text: isShielded(text) ? text.slice(1) : cell };
}

/** A stored text as a file holds it: one that reads as a clearing word gets a backslash, which its import takes away. */
export function shieldWord(text: string): string {
  return text.length <= LONGEST && (clearing.has(foldText(text)) || isShielded(text)) ? `\\${text}` : text;
}

/** A clearing word behind one backslash or several. */
function isShielded(text: string): boolean {
  return text.startsWith("\\") && clearing.has(foldText(text.slice(text.lastIndexOf("\\") + 1)));
}
