import { foldText } from "./fold-text.ts";
import { fallbackOrder, LOCALES, type Locale } from "./locale.ts";

/** What a thing is called, in those languages in which somebody gave it a name. */
export type Names = Partial<Record<Locale, string>>;

/** What a document's line holds: its text, and what its goods are called now; null where they are no product of ours. */
export interface GoodsLine {
  description: string;
  names: Names | null;
}

/** A text for a reader, with the language it stands in; null where nobody said which that is. */
export interface Shown {
  text: string;
  locale: Locale | null;
}

/** A line of a document for a reader. */
export interface ShownLine extends Shown {
  /** The text that binds, where it isn't the one shown. */
  written: string | null;
}

/** A name in the reader's language, else in the next best that there is: ar → en → fr; "" where there is none at all. */
export function nameFor(names: Names, reader: Locale): Shown {
  const locale = fallbackOrder(reader).find((one) => names[one]?.trim());
  return { text: (locale && names[locale]?.trim()) ?? "", locale: locale ?? null };
}

/** The text of {@link nameFor}. */
export function nameIn(names: Names, reader: Locale): string {
  return nameFor(names, reader).text;
}

/** Names as a notice holds them beside the one for its reader's language: `company` as `company_ar`, `company_en`, `company_fr`. */
export function keyedNames(key: string, names: Names): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [`${key}_${locale}`, name]));
}

/** A name out of what {@link keyedNames} keyed, else the only one there is: an older notice's, or what somebody wrote. */
export function keyedName(data: Readonly<Record<string, string>>, key: string, reader: Locale): Shown {
  const named = nameFor(Object.fromEntries(LOCALES.map((locale) => [locale, data[`${key}_${locale}`] ?? ""])), reader);
  return named.locale === null ? { text: data[key] ?? "", locale: null } : named;
}

/**
 * What a document's line says to a reader: the name that its goods have in the reader's language. The text of the document binds
 * and names change, so it stays beside that name wherever it isn't that very text. One that holds a name of the goods and more, or
 * goods that have none in that language, is shown as it is.
 * @param written the text of the document
 * @param names what the goods are called now; null where the line is of no known goods
 * @param phrase what a form writes around a name, in each language that may have been the writer's
 */
export function lineFor(
  written: string,
  names: Names | null,
  reader: Locale,
  phrase?: (name: string) => readonly string[],
): ShownLine {
  const own = nameIn({ [reader]: names?.[reader] }, reader);
  const language = fallbackOrder(reader).find((locale) => holds(written, names?.[locale]));
  const isName = isNamed({ description: written, names }, phrase);
  if (own === "" || (language !== undefined && !isName))
    return { text: written, locale: language ?? null, written: null };
  return { text: own, locale: reader, written: own === (written ?? "").trim() ? null : written };
}

/** True where a text is one of the names of its goods, or what a form writes around one. */
export function isNamed({ description, names }: GoodsLine, phrase?: (name: string) => readonly string[]): boolean {
  const as = alike(description);
  const texts = (name: string) => [name, ...(phrase?.((name ?? "").trim()) ?? [])];
  return Object.values(names ?? {}).some((name) => texts(name).some((text) => alike(text) === as));
}

/** The names of a line's goods in some languages, each once; none that the line's own text says already. */
export function namesBeside({ description, names }: GoodsLine, locales: readonly Locale[]): string[] {
  const own = locales.map((locale) => nameIn({ [locale]: names?.[locale] }, locale));
  return [...new Set(own)].filter((name) => name !== "" && !holds(description, name));
}

/** True where a text says a name, alone or among other words. */
function holds(text: string, name = ""): boolean {
  return alike(name) !== "" && ` ${alike(text)} `.includes(` ${alike(name)} `);
}

/** Texts that differ in case, accents, signs or spaces say the same; a row of another version may hold none. */
function alike(text: string | null): string {
  return foldText(text ?? "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
