import type { MeasureUnit } from "./measure-words.ts";
import type { Measure } from "./read-measure.ts";

/** Lengths by which things are told in several directions, in millimetres. */
const IN_MM: Partial<Record<MeasureUnit, number>> = { mm: 1, cm: 10, m: 1000 };
const MILLIMETRES = "mm";

/** A size in several directions in one unit: 60x60 cm is 600x600mm; null where its unit is no length of this kind. */
export function inMillimetres(token: string, unit: MeasureUnit): string | null {
  const factor = IN_MM[unit];
  return factor === undefined ? null : scaled(token, factor) + MILLIMETRES;
}

/**
 * What else may tell a size in several directions: 60x60 where the unit is left out, or a size without a unit in each that
 * it may be in. A tile of 60x60 is none of 60x60 mm, which a mosaic is.
 */
export function otherSpellings({ token, unit }: Measure): string[] {
  if (!token.includes("x")) return [];
  if (unit === undefined) return Object.values(IN_MM).map((factor) => scaled(token, factor) + MILLIMETRES);
  const factor = IN_MM[unit];
  return factor === undefined ? [] : [scaled(token.slice(0, -MILLIMETRES.length), 1 / factor)];
}

/** Each number of a token, but for fractions, times a factor, without what floating point leaves behind the comma. */
function scaled(token: string, factor: number): string {
  return token.replace(/(?<![\d.÷])\d+(?:\.\d+)?(?![\d.÷])/g, (number) =>
    String(Number((Number(number) * factor).toFixed(3))),
  );
}
