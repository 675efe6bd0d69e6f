import { strToU8, zipSync } from "fflate";
import { DOCX, XLSX } from "#worker/platform/documents/inspect-office.ts";

const TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";
const KINDS = {
  docx: { type: DOCX, part: "word/document.xml" },
  xlsx: { type: XLSX, part: "xl/workbook.xml" },
} as const;

/** A small document as Office packs it, with some parts more or others. */
export function officeFile(kind: keyof typeof KINDS, parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const { type, part } = KINDS[kind];
  const list = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="${TYPES}"><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;
  const whole = { "[Content_Types].xml": list, [part]: "<main/>", ...parts };
  return zipSync(Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, strToU8(text)])));
}

/** One relation of a part, as Office writes it. */
export function relation(kind: string, target: string, mode = ' TargetMode="External"'): string {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
  return `<Relationship Id="rId1" Type="${type}" Target="${target}"${mode}/>`;
}

/** A part of relations. */
export function relations(...all: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="x">${all.join("")}</Relationships>`;
}
