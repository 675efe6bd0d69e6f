import { LOCALES, type Locale } from "#domain/kernel/locale.ts";

/** Texts by language as a form's flat fields, e.g. `title_ar`; empty where a language is missing. */
export function flatTexts<Name extends string>(
  names: readonly Name[],
  rows: readonly ({ locale: Locale } & Record<NoInfer<Name>, string | string[]>)[],
): Record<`${Name}_${Locale}`, string> {
  const fields = LOCALES.flatMap((locale) => {
    const found = rows.find((one) => one.locale === locale);
    return names.map((name) => [`${name}_${locale}`, written(found?.[name])] as const);
  });
  // Built from the very names that the type is made of.
  return Object.fromEntries(fields) as Record<`${Name}_${Locale}`, string>;
}

/** Lists are typed one entry a line. */
function written(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join("\n") : (value ?? "");
}
