import { strFromU8, unzipSync } from "fflate";

/** A cell as a table counts: both from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Parts beyond this are not searched: the file itself is limited, what it unpacks to is not. */
const MAX_PART = 100 * 1024 * 1024;

/**
 * The cells of the first sheet that hold a formula and no value, as programs write them that don't calculate. They read as
 * empty; a formula whose result is an empty text (`t="str"`) has that value. Linear in the sheet's size.
 */
export function hollowFormulas(bytes: ArrayBuffer): CellPlace[] {
  const isSmall = ({ originalSize }: { originalSize: number }) => originalSize <= MAX_PART;
  const zip = new Uint8Array(bytes);
  const index = unzipSync(zip, {
    filter: (file) => /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels)$/.test(file.name),
  });
  const path = firstSheet(textOf(index["xl/workbook.xml"]), textOf(index["xl/_rels/workbook.xml.rels"]));
  const sheet = unzipSync(zip, { filter: (file) => file.name === path && isSmall(file) })[path];
  return placesIn(textOf(sheet));
}

function textOf(part: Uint8Array | undefined): string {
  return part ? strFromU8(part) : "";
}

function firstSheet(workbook: string, relations: string): string {
  const [sheet = ""] = tagsIn(workbook, "sheet");
  const id = attribute(sheet, "r:id");
  const relation = tagsIn(relations, "Relationship").find((tag) => attribute(tag, "Id") === id) ?? "";
  const target = attribute(relation, "Target");
  return target.startsWith("/") ? target.slice(1) : `xl/${target || "worksheets/sheet1.xml"}`;
}

function tagsIn(xml: string, name: string): string[] {
  const tags: string[] = [];
  for (let at = xml.indexOf(`<${name} `); at !== -1; at = xml.indexOf(`<${name} `, at + 1)) {
    const end = xml.indexOf(">", at);
    if (end === -1) break;
    tags.push(xml.slice(at, end));
    at = end;
  }
  return tags;
}

function attribute(tag: string, name: string): string {
  const mark = ` ${name}="`;
  const at = tag.indexOf(mark);
  if (at === -1) return "";
  const start = at + mark.length;
  return tag.slice(start, tag.indexOf('"', start));
}

function placesIn(sheet: string): CellPlace[] {
  const places: CellPlace[] = [];
  if (!sheet.includes("<f")) return places;
  for (let at = sheet.indexOf("<c "); at !== -1; at = sheet.indexOf("<c ", at + 3)) {
    const tagEnd = sheet.indexOf(">", at);
    if (tagEnd === -1) break;
    if (sheet[tagEnd - 1] === "/") continue;
    const end = sheet.indexOf("</c>", tagEnd);
    if (end === -1) break;
    const content = sheet.slice(tagEnd + 1, end);
    if (!content.includes("<f")) continue;
    const tag = sheet.slice(at, tagEnd);
    const place = placeOf(attribute(tag, "r"));
    if (place && isHollow(content, attribute(tag, "t"))) places.push(place);
  }
  return places;
}

function isHollow(content: string, type: string): boolean {
  return type === "str" ? !content.includes("<v") : !/<v>[^<]/.test(content);
}

/** `B5` is row 4, column 1. */
function placeOf(reference: string): CellPlace | null {
  const [, letters = "", digits = ""] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === "") return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
