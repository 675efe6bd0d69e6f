/** A piece of a text; with an address to open where it is one. */
export interface Piece {
  text: string;
  href?: string;
}

/**
 * Begins with its scheme or `www.`, not in the middle of a word; an Arabic letter may stand before it, as in "وhttps://".
 * Blanks, quotes, pictures, Arabic punctuation and signs that turn the direction round are no part of an address: those would let
 * it be read as another one.
 */
const ADDRESS =
  /(^|[^\w.@/-])((?:https?:\/\/|www\.)[^\s<>"'`«»“”‘’،؛؟۔{}|\\^\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Extended_Pictographic}]+)/giu;
const ENDS_SENTENCE = ".,;:!?…*_~";

/** A text with the web addresses in it; nothing else is read from it. The pieces together are the text. */
export function webAddresses(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, 1: before = "", 2: run = "", index } of text.matchAll(ADDRESS)) {
    const typed = withoutEnd(run);
    const href = hrefOf(typed);
    if (!href) continue;
    const start = index + before.length;
    if (start > from) pieces.push({ text: text.slice(from, start) });
    pieces.push({ text: typed, href });
    from = index + found.length - (run.length - typed.length);
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Without what ends the sentence; a closing bracket stays where it was opened within, as in `/Oud_(perfume)`. */
function withoutEnd(run: string): string {
  const more = { ")": countOf(run, ")") - countOf(run, "("), "]": countOf(run, "]") - countOf(run, "[") };
  let end = run.length;
  for (; end > 0; end -= 1) {
    const last = run.charAt(end - 1);
    if ((last === ")" || last === "]") && more[last] > 0) more[last] -= 1;
    else if (!ENDS_SENTENCE.includes(last)) break;
  }
  return run.slice(0, end);
}

function countOf(run: string, sign: string): number {
  return run.split(sign).length - 1;
}

/** Null for what has no host with a dot, and for a name before the host, which makes `https://bank.ae@elsewhere` look like another. */
function hrefOf(typed: string): string | null {
  try {
    const { protocol, hostname, username, password, href } = new URL(
      /^www\./i.test(typed) ? `https://${typed}` : typed,
    );
    const isWeb = protocol === "https:" || protocol === "http:";
    return isWeb && username + password === "" && /^[^.].*\.[^.]/.test(hostname) ? href : null;
  } catch {
    return null;
  }
}
