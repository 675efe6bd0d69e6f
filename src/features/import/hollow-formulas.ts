import { attribute } from "./first-sheet.ts";

/** A cell as a table counts: both from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/**
 * The cells of a sheet that hold a formula and no value, as programs write them that don't calculate. They read as
 * empty; a formula whose result is an empty text (`t="str"`) has that value. Linear in the sheet's size.
 */
export function hollowFormulas(sheet: string): CellPlace[] {
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
