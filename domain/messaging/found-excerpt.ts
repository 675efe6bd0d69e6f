import { markMatches } from "#domain/catalogue/search/highlight.ts";

/** As much of a message as a list shows, in UTF-16 units, and how much of it stands before what was found. */
const LENGTH = 160;
const LEAD = 40;

/** The part of a message around the first of the words that were searched for, in a line. */
export function foundExcerpt(content: string, search: string): string {
  const text = content.replace(/\s+/g, " ").trim();
  if (text.length <= LENGTH) return text;
  const pieces = markMatches(text, search);
  const first = pieces.findIndex(({ marked }) => marked);
  const at = pieces.slice(0, Math.max(0, first)).reduce((sum, piece) => sum + piece.text.length, 0);
  const start = at <= LEAD ? 0 : startNear(text, at);
  const end = wholeLetter(text, Math.min(text.length, start + LENGTH));
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trim()}${end < text.length ? "…" : ""}`;
}

/** The beginning of a word shortly before a place. */
function startNear(text: string, at: number): number {
  const space = text.indexOf(" ", at - LEAD);
  return space >= 0 && space < at ? space + 1 : wholeLetter(text, at - LEAD);
}

/** A place that cuts no letter of two units in two. */
function wholeLetter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
