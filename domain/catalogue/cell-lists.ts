/** Between the entries of a cell, and between the two halves of an entry. */
const ENTRY = "|";
const HALF = "=";

/** The entries of a cell, without blanks around them; `\|`, `\=` and `\\` stand for the signs themselves. */
export function splitEntries(cell: string): string[] {
  return splitAt(cell, ENTRY).filter((entry) => entry !== "");
}

/** `label=value` as its halves; an entry without the sign stays one piece, later signs belong to the value. */
export function splitHalves(entry: string): string[] {
  const [label = "", ...rest] = splitAt(entry, HALF);
  const value = rest.join(HALF);
  return [label, value].filter((half) => half !== "").map(unmarked);
}

/** The cell that {@link splitEntries} and {@link splitHalves} read as these pairs. */
export function joinPairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([label, value]) => `${marked(label)}${HALF}${marked(value)}`).join(ENTRY);
}

/** Splits at a sign that no backslash stands before; the backslashes stay. */
function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\\" && isSign(text.charAt(at + 1))) at += 1;
    else if (character === sign) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts;
}

function marked(text: string): string {
  return text.replace(/[\\|=]/g, (sign) => `\\${sign}`);
}

function unmarked(text: string): string {
  return text.replace(/\\([\\|=])/g, "$1");
}

function isSign(character: string): boolean {
  return character === "\\" || character === ENTRY || character === HALF;
}
