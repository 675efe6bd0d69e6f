import { fetchesFromElsewhere } from "./office-relations.ts";
import { readZip, unzip, type ZipEntry } from "./read-zip.ts";

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The main part of each kind of document, and where it lies (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const MAIN_PARTS = [
  { type: XLSX, contentType: `${XLSX}.main+xml`, part: "xl/workbook.xml" },
  { type: DOCX, contentType: `${DOCX}.main+xml`, part: "word/document.xml" },
] as const;
export type OfficeType = (typeof MAIN_PARTS)[number]["type"];

const LIST = "[content_types].xml";
const RELATIONS = /\.rels$/i;
/** Pieces of a part that is spread over several entries, which no program of Office writes. */
const PIECE = /\.piece$/i;
/** The list names parts and holds nothing else: a few kilobytes. */
const MOST_OF_LIST = { packed: 16 * 1024, unpacked: 512 * 1024 };
/** Of all relations together: a sheet may hold thousands of links. */
const MOST_OF_RELATIONS = { packed: 512 * 1024, unpacked: 4 * 1024 * 1024 };

/** Programs, controls and the macro sheets of old; by what a part is called and by what it is said to be. */
const ACTIVE = /macroenabled|vbaproject|vbadata|activex|macrosheet|dialogsheet|intlmacrosheet/i;
/** XML with names of its own for letters, or of two bytes a character: nobody writes parts so, and they could not be searched. */
const DISGUISED = /\0|<!DOCTYPE/i;
const ENCODING = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i;

/**
 * Decides whether an archive is a workbook or a text of Office Open XML: by the list of its parts and the main part that it
 * names. Nothing but that list and the parts' relations are unpacked, and of them no more than is believable. Documents
 * with macros, or that fetch from elsewhere when they are opened, are refused. Best effort, as for PDFs: it is served as a
 * download.
 */
export function inspectOffice(bytes: Uint8Array): OfficeType | "broken_document" | "active_content" | "not_a_document" {
  const entries = readZip(bytes)?.map((entry) => ({ ...entry, name: withoutPercents(entry.name) }));
  if (!entries || entries.some(({ name }) => PIECE.test(name))) return "broken_document";
  const listed = entries.find(({ name }) => name.toLowerCase() === LIST);
  if (!listed) return "not_a_document";
  const list = textOf(bytes, listed, MOST_OF_LIST);
  // A list needs no numbered characters; they would hide what is looked for.
  if (list === null || list.includes("&#")) return "broken_document";
  if (ACTIVE.test(list) || entries.some(({ name }) => ACTIVE.test(name))) return "active_content";
  const kinds = MAIN_PARTS.filter(({ contentType, part }) => list.includes(`"${contentType}"`) && has(entries, part));
  const [kind, ...others] = kinds;
  if (!kind || others.length > 0) return "not_a_document";
  return hasActiveRelations(bytes, entries) ? "active_content" : kind.type;
}

/** True too where relations can't be read, or are more than anybody writes. */
function hasActiveRelations(bytes: Uint8Array, entries: ZipEntry[]): boolean {
  const left = { ...MOST_OF_RELATIONS };
  for (const entry of entries.filter(({ name }) => RELATIONS.test(name))) {
    const relations = textOf(bytes, entry, left);
    if (relations === null || fetchesFromElsewhere(relations)) return true;
    left.packed -= entry.packed;
    left.unpacked -= entry.unpacked;
  }
  return false;
}

/** A part's name may be written with numbers for its letters (ECMA-376, part 2, 7.2). */
function withoutPercents(name: string): string {
  return name.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function has(entries: ZipEntry[], part: string): boolean {
  return entries.some(({ name }) => name === part);
}

/** A part as text; null where it is larger than `most`, or can't be read. */
function textOf(bytes: Uint8Array, entry: ZipEntry, most: { packed: number; unpacked: number }): string | null {
  const content = unzip(bytes, entry, most);
  if (!content) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    const encoding = ENCODING.exec(text)?.[1] ?? "utf-8";
    return DISGUISED.test(text) || encoding.toLowerCase() !== "utf-8" ? null : text;
  } catch {
    return null;
  }
}
