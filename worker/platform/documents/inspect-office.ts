import { readZip, unzip, type ZipEntry } from "./read-zip.ts";

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The main part of each kind of document, and where it lies (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const MAIN_PARTS = [
  { type: XLSX, contentType: `${XLSX}.main+xml`, part: "xl/workbook.xml" },
  { type: DOCX, contentType: `${DOCX}.main+xml`, part: "word/document.xml" },
] as const;
export type OfficeType = (typeof MAIN_PARTS)[number]["type"];

const LIST = "[Content_Types].xml";
const SETTINGS = "word/_rels/settings.xml.rels";
/** They name parts and hold nothing else: a few kilobytes. */
const MOST = { packed: 16 * 1024, unpacked: 512 * 1024 };

/** Programs, controls and the macro sheets of old; by what a part is called and by what it is said to be. */
const ACTIVE = /macroenabled|vbaproject|vbadata|activex|macrosheet|dialogsheet|intlmacrosheet/i;
/** A template from elsewhere is fetched with its macros when the document is opened. */
const FOREIGN_TEMPLATE =
  /attachedTemplate[^>]*TargetMode\s*=\s*["']External|TargetMode\s*=\s*["']External[^>]*attachedTemplate/i;

/**
 * Decides whether an archive is a workbook or a text of Office Open XML: by the list of its parts and the main part that it
 * names. Nothing but that list is unpacked, and of it no more than is believable. Documents with macros are refused.
 * Best effort, as for PDFs: it is served as a download.
 */
export function inspectOffice(bytes: Uint8Array): OfficeType | "broken_document" | "active_content" | "not_a_document" {
  const entries = readZip(bytes);
  if (!entries) return "broken_document";
  const list = textOf(bytes, entries, LIST);
  if (list === undefined) return "not_a_document";
  // A list needs no numbered characters; they would hide what is looked for.
  if (list === null || list.includes("&#")) return "broken_document";
  if (ACTIVE.test(list) || entries.some(({ name }) => ACTIVE.test(name))) return "active_content";
  const kinds = MAIN_PARTS.filter(({ contentType, part }) => list.includes(`"${contentType}"`) && has(entries, part));
  const [kind, ...others] = kinds;
  if (!kind || others.length > 0) return "not_a_document";
  const settings = textOf(bytes, entries, SETTINGS);
  if (settings === null || (settings && (settings.includes("&#") || FOREIGN_TEMPLATE.test(settings))))
    return "active_content";
  return kind.type;
}

function has(entries: ZipEntry[], part: string): boolean {
  return entries.some(({ name }) => name === part);
}

/** A part as text; undefined where there is none, null where it can't be read. */
function textOf(bytes: Uint8Array, entries: ZipEntry[], part: string): string | null | undefined {
  const entry = entries.find(({ name }) => name.toLowerCase() === part.toLowerCase());
  if (!entry) return undefined;
  const content = unzip(bytes, entry, MOST);
  if (!content) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
