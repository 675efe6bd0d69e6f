import { CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { splitEntries, splitHalves } from "#domain/catalogue/cell-lists.ts";
import type { OwnColumn } from "#domain/catalogue/own-columns.ts";
import { CERTIFICATION_CODES, UNITS } from "#domain/catalogue/product-facts.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { UNIT_CODES } from "#domain/catalogue/unit-codes.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { formatCountry } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { CURRENCY_SIGNS, ORIGIN_SIGNS, UNIT_SIGNS } from "./trade-signs.ts";

/** Columns whose values are chosen from a list: codes for the server, names for people. */
export const LISTED = ["category", "subcategory", "unit", "origin", "currency", "certifications"] as const;
export type ListedColumn = (typeof LISTED)[number];

type Names = readonly (readonly [code: string, nameIn: (locale: Locale) => string])[];

const LISTS: Record<ListedColumn, Names> = {
  category: CATEGORY_SLUGS.map((slug) => [slug, (locale) => categoryName(slug, locale)]),
  subcategory: SUBCATEGORY_SLUGS.map((slug) => [slug, (locale) => subcategoryName(slug, locale)]),
  unit: UNITS.map((unit) => [unit, (locale) => unitName(unit, locale)]),
  origin: COUNTRIES.map((origin) => [origin, (locale) => countryName(origin, locale)]),
  currency: CURRENCIES.map((currency) => [currency, () => currency]),
  certifications: CERTIFICATION_CODES.map((code) => [code, (locale) => certificationName(code, locale)]),
};

/** How else people write what stands in the lists. */
const ALSO: Partial<Record<ListedColumn, (locale: Locale) => [string, string][]>> = {
  currency: (locale) => {
    const names = new Intl.DisplayNames(locale, { type: "currency" });
    const named = CURRENCIES.map((currency: Currency): [string, string] => [names.of(currency) ?? currency, currency]);
    return [...named, ...spelled(CURRENCY_SIGNS)];
  },
  unit: () => [...spelled(UNIT_CODES), ...spelled(UNIT_SIGNS)],
  origin: (locale) => [
    ...COUNTRIES.map((origin): [string, string] => [formatCountry(origin, locale), origin]),
    ...spelled(ORIGIN_SIGNS),
  ],
};

const spelled = (signs: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(signs).flatMap(([code, written]) => written.map((sign): [string, string] => [sign, code]));

const codesOfNames = new Map(LISTED.map((column) => [column, codesOf(column)]));

function codesOf(column: ListedColumn): Map<string, string> {
  const named = LOCALES.flatMap((locale) => [
    ...LISTS[column].map(([code, nameIn]): [string, string] => [nameIn(locale), code]),
    ...(ALSO[column]?.(locale) ?? []),
  ]);
  const all = [...named, ...LISTS[column].map(([code]): [string, string] => [code, code])];
  return new Map(all.map(([name, code]) => [keyOf(name), code]));
}

/** The values of a column as choices: codes with their names in the reader's language. Files name currencies by their codes alone. */
export function choicesOf(column: ListedColumn): { value: string; label: string }[] {
  if (column === "currency") return currencyOptions();
  const locale = currentLocale();
  return LISTS[column].map(([value, nameIn]) => ({ value, label: nameIn(locale) }));
}

/** Values of a column in a language, in the order of the platform. */
export function allowedValues(column: ListedColumn, locale = currentLocale()): string[] {
  return LISTS[column].map(([, nameIn]) => nameIn(locale));
}

/** A written cell with its names as codes, in whatever language they are; what is no name stays as it was written. */
export function cellInCodes(column: OwnColumn, cell: string): string {
  if (!isListed(column)) return cell;
  if (column !== "certifications") return codesOfNames.get(column)?.get(keyOf(cell)) ?? cell.trim();
  return inEntries(cell, (name) => codesOfNames.get(column)?.get(keyOf(name)) ?? name);
}

/** A cell of codes as people of a language read it. */
export function cellInNames(column: OwnColumn, cell: string, locale: Locale): string {
  if (!isListed(column)) return cell;
  const nameOf = (code: string) => LISTS[column].find(([known]) => known === code)?.[1](locale) ?? code;
  return column === "certifications" ? inEntries(cell, nameOf) : nameOf(cell);
}

/** A cell of codes as a list of changes shows it; what is none says so. */
export function shownValue(column: OwnColumn, cell: string): string {
  if (cell !== "") return cellInNames(column, cell, currentLocale());
  return column === "price" ? m.catalogue_price_on_request() : m.import_change_cleared();
}

/** Certifications stand in a list, each with its last day where it ends. */
function inEntries(cell: string, change: (name: string) => string): string {
  return splitEntries(cell)
    .map((entry) => {
      const [name = entry, ...until] = splitHalves(entry);
      return [change(name), ...until].join("=");
    })
    .join("|");
}

/** Whether a cell is the code of a currency. */
export function isCurrency(cell: string): boolean {
  return CURRENCIES.some((currency) => currency === cell);
}

/** True for a column whose values are chosen from a list. */
export function isListed(column: OwnColumn): column is ListedColumn {
  return LISTED.some((listed) => listed === column);
}

/** Blanks and signs tell no values apart: ISO9001 is ISO 9001; a sign alone, such as €, is itself. */
function keyOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, "") || name.trim();
}
