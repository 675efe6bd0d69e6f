/**
 * What a name of PDF means to who keeps uploads (ISO 32000-2, 12.6.4, 7.11.4, 12.7.8):
 * `kind` is the key before what an action does; an `action` runs scripts or programs, fetches other files or sends what was
 * filled in; `active` carries scripts or files whatever stands before it; `short` too, but compressed bytes hold it by chance.
 */
export type NameMeaning = (typeof MEANINGS)[number];

const MEANINGS = ["none", "kind", "action", "active", "short"] as const;
const NAMES: Record<string, Exclude<NameMeaning, "none">> = {
  S: "kind",
  JavaScript: "action",
  Launch: "action",
  SubmitForm: "action",
  ImportData: "action",
  GoToR: "action",
  GoToE: "action",
  EmbeddedFile: "active",
  EmbeddedFiles: "active",
  RichMedia: "active",
  JS: "short",
  XFA: "short",
};

const CODES = 128;
/** Places in the tree of names: nowhere, its root, and one for each letter at most. */
const NOWHERE = 0;
const ROOT = 1;
const PLACES = 2 + Object.keys(NAMES).join("").length;
const steps = new Uint8Array(PLACES * CODES);
const meanings = new Uint8Array(PLACES);

let grown = ROOT;
for (const [name, meaning] of Object.entries(NAMES)) {
  let place = ROOT;
  for (const letter of name) {
    const step = place * CODES + letter.charCodeAt(0);
    if (!steps[step]) {
      grown += 1;
      steps[step] = grown;
    }
    place = steps[step] ?? NOWHERE;
  }
  meanings[place] = MEANINGS.indexOf(meaning);
}

/** Blanks and delimiters end a name (ISO 32000-2, 7.2.3). */
const ENDS = new Uint8Array(256);
for (const code of Buffer.from("\0\t\n\f\r ()<>[]{}/%", "latin1")) ENDS[code] = 1;
const NUMBER_SIGN = 0x23;

/** By the byte behind a solidus: whether a name of these may begin with it; most names need not be read. */
export const MAY_MEAN = new Uint8Array(256);
for (let code = 0; code < CODES; code += 1) if (steps[ROOT * CODES + code] !== NOWHERE) MAY_MEAN[code] = 1;
MAY_MEAN[NUMBER_SIGN] = 1;

/** A name that was read; one object for all of a file, which may have millions. */
export interface Name {
  end: number;
  meaning: NameMeaning;
}

/**
 * Reads the name whose solidus is at `at`: where it ends and what it means. Letters may be written as numbers:
 * /J#61vaScript.
 */
export function readName(bytes: Uint8Array, at: number, name: Name): void {
  let place = ROOT;
  let end = at + 1;
  for (; end < bytes.length && !ENDS[bytes[end] ?? 0]; end += 1) {
    const numbered = bytes[end] === NUMBER_SIGN ? numberAt(bytes, end + 1) : -1;
    const code = numbered === -1 ? (bytes[end] ?? 0) : numbered;
    if (numbered !== -1) end += 2;
    place = code < CODES ? (steps[place * CODES + code] ?? NOWHERE) : NOWHERE;
  }
  name.end = end;
  name.meaning = MEANINGS[meanings[place] ?? 0] ?? "none";
}

/** The number that two hexadecimal digits write; -1 where there are none. */
function numberAt(bytes: Uint8Array, at: number): number {
  const high = digitOf(bytes[at]);
  const low = digitOf(bytes[at + 1]);
  return high === -1 || low === -1 ? -1 : high * 16 + low;
}

function digitOf(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
