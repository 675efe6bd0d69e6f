import { foldText } from "#domain/kernel/fold-text.ts";
import { remember } from "../remember.ts";
import { MEASURE_MARK } from "../token-marks.ts";
import { type Word, wordsOf } from "../words.ts";
import { blocksOf, sizeOf } from "./measure-ranges.ts";
import { type Measure, readNumber } from "./read-measure.ts";
import { withoutPrepositions } from "./size-bounds.ts";

/** Between the ends of a range in a data sheet, where "and" tells two sizes. */
const UP_TO: ReadonlySet<string> = new Set(["-", "–", "to", "à", "إلى"].map(foldText));

/** The tokens of all sizes, weights and ratings in a text: with their unit, the number alone, and the ranges between two. */
export const measureTokens = remember((text: string): string[] => {
  if (!/\p{Nd}/u.test(text)) return [];
  const words = withoutPrepositions(wordsOf(text));
  const tokens = new Set<string>();
  let before: Measure | undefined;
  let lower: Measure | undefined;
  for (let at = 0; at < words.length; ) {
    const number = /^\d/.test(words[at]?.term ?? "") ? readNumber(words, at) : undefined;
    const measure = number?.kind === "measure" ? number.measure : undefined;
    if (measure) for (const token of [...tokensOfMeasure(measure), ...rangeTokens(lower, measure)]) tokens.add(token);
    at += number?.length ?? 1;
    // A size beside another makes no range: type 2, 50 kg.
    lower = !measure && isUpTo(words[at - 1]) ? before : undefined;
    before = measure;
  }
  return [...tokens];
}, 2_000);

/** The token that finds a measure of a query. */
export function measureToken({ token }: Pick<Measure, "token">): string {
  // The index cuts its columns at ASCII symbols.
  return MEASURE_MARK + token.replaceAll(".", "·");
}

function tokensOfMeasure(measure: Measure): string[] {
  const { token, unit } = measure;
  // Several directions without their unit may be another size: otherSpellings tells what a query looks for.
  if (token.includes("x")) return [measureToken(measure)];
  const bare = unit !== undefined && token.endsWith(unit) ? token.slice(0, -unit.length) : token;
  return [measureToken(measure), measureToken({ token: bare })];
}

/** Of the range from one size to another behind it, whose unit the first may leave out; none from one unit to another. */
function rangeTokens(lower: Measure | undefined, { token, unit }: Measure): string[] {
  if (!lower || unit === undefined || (lower.unit ?? unit) !== unit) return [];
  const end = lower.unit === undefined ? [measureToken({ token: lower.token + unit })] : [];
  return [...end, ...blocksOf(sizeOf(lower.token, lower.unit), sizeOf(token, unit), unit)];
}

function isUpTo(word: Word | undefined): boolean {
  return word !== undefined && UP_TO.has(word.term);
}
