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
  /** The text that binds, where it says something else than any of the goods' names. */
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
 * What a document's line says to a reader. It holds the goods as they were called when it was written: where that is one of
 * their names, they are shown by the name that the reader's language has. A text that says something else binds, so it stays beside
 * that name; one that holds the name, or goods that have none in that language, is shown as it is.
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
  const known = Object.entries(names ?? {}) as [Locale, string][];
  const as = alike(written);
  const [language] = known.find(([, name]) => alike(name) === as) ?? [];
  if (own === "") return { text: written, locale: language ?? null, written: null };
  const isPhrase = () => known.some(([, name]) => phrase?.(name.trim()).some((text) => alike(text) === as));
  if (language !== undefined || isPhrase()) return { text: own, locale: reader, written: null };
  const holdsName = ` ${as} `.includes(` ${alike(own)} `);
  return holdsName ? { text: written, locale: reader, written: null } : { text: own, locale: reader, written };
}

/** True where a text is one of the names of its goods. */
export function isNamed({ description, names }: GoodsLine): boolean {
  return Object.values(names ?? {}).some((name) => alike(name) === alike(description));
}

/** Texts that differ in case, accents, signs or spaces say the same. */
function alike(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
