import { MEASURE_MARK } from "../token-marks.ts";
import type { MeasureUnit } from "./measure-words.ts";
import type { Measure } from "./read-measure.ts";

/** Sizes are compared by tenths of their unit. */
const TENTHS = 10;
/** Blocks have 1, 2, 4 … up to 2^19 tenths: 52,428.8 of a unit. */
const LEVELS = 20;
const HIGHEST = 2 ** LEVELS;

/**
 * Tokens of a range that a data sheet tells, such as 8–40 mm: the fewest blocks that fill it, at most 38, as the nodes of a
 * segment tree do. A size within is found by {@link blocksAround}; ends between tenths are left out, they are tokens of their own.
 * @param lower in `unit`, as `upper`
 * @returns none for what is no range, or reaches 104,857 of its unit
 */
export function blocksOf(lower: number, upper: number, unit: MeasureUnit): string[] {
  let from = Math.ceil(tenthsOf(lower));
  let to = Math.floor(tenthsOf(upper)) + 1;
  if (!(lower < upper) || to >= HIGHEST) return [];
  const blocks: string[] = [];
  for (let level = 0; from < to; level += 1) {
    if (from % 2 === 1) blocks.push(blockToken(unit, level, from++));
    if (to % 2 === 1) blocks.push(blockToken(unit, level, --to));
    from /= 2;
    to /= 2;
  }
  return blocks;
}

/** Tokens of all blocks that a size lies in; none without a unit, in several directions, or between tenths. */
export function blocksAround({ token, unit }: Measure): string[] {
  const at = tenthsOf(sizeOf(token, unit));
  if (unit === undefined || !Number.isInteger(at) || at >= HIGHEST) return [];
  return Array.from({ length: LEVELS }, (_, level) => blockToken(unit, level, Math.floor(at / 2 ** level)));
}

/** The number of a size; not a number for sizes in several directions and for fractions: 2-3/4 inch is one size. */
export function sizeOf(token: string, unit: MeasureUnit | undefined): number {
  return /[x÷]/.test(token) ? Number.NaN : Number(unit === undefined ? token : token.slice(0, -unit.length));
}

/** Without what floating point leaves behind the comma: 0.7 is 7 tenths. */
function tenthsOf(size: number): number {
  return Number((size * TENTHS).toFixed(6));
}

function blockToken(unit: MeasureUnit, level: number, at: number): string {
  return `${MEASURE_MARK}${unit}·${level}·${at}`;
}
