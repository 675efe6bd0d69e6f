import type * as z from "zod";
import { LOCALES, type Locale } from "./locale.ts";

type Fields<Shape> = { [Name in keyof Shape & string as `${Name}_${Locale}`]: Shape[Name] };

/** The fields of a text in each language, flat as forms need them: `title` becomes `title_ar`, `title_en`, `title_fr`. */
export function inThreeLanguages<Shape extends Record<string, z.ZodType>>(shape: Shape): Fields<Shape> {
  const fields = LOCALES.flatMap((locale) =>
    Object.entries(shape).map(([name, schema]) => [`${name}_${locale}`, schema] as const),
  );
  // Built from the very names that the type is made of.
  return Object.fromEntries(fields) as Fields<Shape>;
}

/** The texts of each language, flat as forms hold them. */
export function inEachLanguage<Name extends string>(
  texts: Readonly<Record<Locale, Readonly<Record<Name, string>>>>,
  names: readonly Name[],
): Record<`${Name}_${Locale}`, string> {
  const fields = LOCALES.flatMap((locale) => names.map((name) => [`${name}_${locale}`, texts[locale][name]] as const));
  // Built from the very names that the type is made of.
  return Object.fromEntries(fields) as Record<`${Name}_${Locale}`, string>;
}

/** The fields of one language under their own names. */
export function textIn<Name extends string>(
  values: Record<string, unknown>,
  names: readonly Name[],
  locale: Locale,
): Record<Name, string> {
  const texts = names.map((name) => [name, String(values[`${name}_${locale}`] ?? "")]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** True where each of the fields of a language says something. */
export function isWhole(values: Record<string, unknown>, names: readonly string[], locale: Locale): boolean {
  return Object.values(textIn(values, names, locale)).every((text) => text.trim() !== "");
}

/** True where none of the fields of a language says anything. */
export function isBlank(values: Record<string, unknown>, names: readonly string[], locale: Locale): boolean {
  return Object.values(textIn(values, names, locale)).every((text) => text.trim() === "");
}

/**
 * Refuses what would show readers half a text: a language is written whole or left out, and one at least is written. The
 * first language is asked for where all are missing.
 */
export function checkLanguages(
  values: Record<string, unknown>,
  names: readonly string[],
  context: z.RefinementCtx,
): void {
  const blank = LOCALES.filter((locale) => isBlank(values, names, locale));
  const asked = blank.length === LOCALES.length ? LOCALES.slice(0, 1) : LOCALES.filter((one) => !blank.includes(one));
  for (const locale of asked) {
    for (const [name, text] of Object.entries(textIn(values, names, locale))) {
      if (text.trim() !== "") continue;
      context.addIssue({ code: "custom", path: [`${name}_${locale}`], params: { code: "required" } });
    }
  }
}
