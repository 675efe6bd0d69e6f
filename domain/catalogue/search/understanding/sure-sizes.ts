import { sizeOf } from "./measure-ranges.ts";
import type { MeasureUnit } from "./measure-words.ts";
import type { Measure } from "./read-measure.ts";

/** Units whose names are goods and places too (bar stools, ports), and square metres, in which amounts are told: 3000 m². */
const UNSURE: ReadonlySet<MeasureUnit> = new Set(["bar", "port", "hp", "m2"]);
/** From so many tons on an amount of bulk is likelier than what a machine carries. */
const TONS_OF_BULK = 10;

/** Whether a measure tells a size for sure. A number alone may be how many are wanted, or a part of a model's name. */
export function isSureSize({ token, unit }: Measure): boolean {
  if (token.includes("x")) return true;
  if (unit === undefined || UNSURE.has(unit)) return false;
  return unit !== "t" || sizeOf(token, unit) < TONS_OF_BULK;
}
