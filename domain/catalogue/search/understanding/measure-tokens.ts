import { remember } from "../remember.ts";
import { MEASURE_MARK } from "../token-marks.ts";
import { wordsOf } from "../words.ts";
import { type Measure, readNumber } from "./read-measure.ts";

/** The tokens of all sizes, weights and ratings in a text: with their unit, and the number alone. */
export const measureTokens = remember((text: string): string[] => {
  if (!/\p{Nd}/u.test(text)) return [];
  const words = wordsOf(text);
  const tokens = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const number = /^\d/.test(words[at]?.term ?? "") ? readNumber(words, at) : undefined;
    if (number?.kind === "measure") for (const token of tokensOfMeasure(number.measure)) tokens.add(token);
    at += number?.length ?? 1;
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
  const bare = unit !== undefined && token.endsWith(unit) ? token.slice(0, -unit.length) : token;
  return [measureToken(measure), measureToken({ token: bare })];
}
