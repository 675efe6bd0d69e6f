import { foldText } from "#domain/kernel/fold-text.ts";
import type { Word } from "../words.ts";
import { readNumber } from "./read-measure.ts";

/** Who writes standards, before the number of one. */
const BODIES: ReadonlySet<string> = new Set("en iso iec bs din astm gso saso ansi api jis nf".split(" "));
/** ASTM A615, EN 455. */
const NUMBER = /^[a-z]?\d{2,5}$/;
const PART_SIGNS: ReadonlySet<string> = new Set(["-", "–"].map(foldText));

/** How many words from here name a standard by its number, its part included (EN 10025-2); 0 where none does: en 500 cartons. */
export function standardLength(words: readonly Word[], at: number): number {
  const [body, number, sign, part] = words.slice(at, at + 4);
  if (!body || !number || !BODIES.has(body.term) || !NUMBER.test(number.term)) return 0;
  const counting = readNumber(words, at + 1);
  if (counting && (counting.kind === "quantity" || counting.measure.unit !== undefined)) return 0;
  const hasPart = sign?.start === number.end && PART_SIGNS.has(sign.term) && part?.start === sign.end;
  return hasPart && /^\d{1,3}$/.test(part.term) ? 4 : 2;
}
