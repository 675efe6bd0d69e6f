import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import { FileRefused } from "./sheet-table.ts";

/** What a file may unpack to, by what its directory says; a file of the size that is taken holds less. */
const MOST_UNPACKED = 150 * 1024 * 1024;

/** The first sheet of an XLSX file as XML. @throws FileRefused for a file that unpacks to more than anybody's table */
export function firstSheetOf(bytes: ArrayBuffer): string {
  const zip = new Uint8Array(bytes);
  let unpacked = 0;
  const isOfBook = ({ name, originalSize }: UnzipFileInfo) => {
    unpacked += originalSize;
    return /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels)$/.test(name) && unpacked <= MOST_UNPACKED;
  };
  const index = unzipSync(zip, { filter: isOfBook });
  if (unpacked > MOST_UNPACKED) throw new FileRefused("too_large");
  const path = pathOfFirst(textOf(index["xl/workbook.xml"]), textOf(index["xl/_rels/workbook.xml.rels"]));
  return textOf(unzipSync(zip, { filter: (file) => file.name === path })[path]);
}

function textOf(part: Uint8Array | undefined): string {
  return part ? strFromU8(part) : "";
}

function pathOfFirst(workbook: string, relations: string): string {
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

/** The value of an attribute of a tag; empty where it has none. */
export function attribute(tag: string, name: string): string {
  const mark = ` ${name}="`;
  const at = tag.indexOf(mark);
  if (at === -1) return "";
  const start = at + mark.length;
  return tag.slice(start, tag.indexOf('"', start));
}
