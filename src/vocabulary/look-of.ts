import { codeAsWritten } from "./label-of.ts";

/**
 * What a table has for a code, whatever stands there: a row that an earlier or later version wrote may hold one that this
 * version doesn't know, and must not take its list down.
 * @param otherwise makes what stands in for it, of its label
 */
export function lookOf<Code extends string, Look>(
  looks: Readonly<Record<Code, Look>>,
  code: Code,
  otherwise: (words: () => string) => NoInfer<Look>,
): Look {
  return Object.hasOwn(looks, code) ? looks[code] : otherwise(() => codeAsWritten(code));
}

/** The colours that mark a state. */
export type BadgeTone = "neutral" | "gulf" | "brass" | "leaf" | "clay";

/** {@link lookOf} for tables of words with a colour: an unknown code has no colour of its own. */
export function toneOf<Code extends string, Look extends { words: () => string; tone: string }>(
  looks: Readonly<Record<Code, Look>>,
  code: Code,
): { words: string; tone: Look["tone"] | "neutral" } {
  const { words, tone } = lookOf<Code, { words: () => string; tone: Look["tone"] | "neutral" }>(
    looks,
    code,
    (label) => ({
      words: label,
      tone: "neutral",
    }),
  );
  return { words: words(), tone };
}
