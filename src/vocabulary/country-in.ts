import { COUNTRIES } from "#domain/kernel/countries.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { formatCountry } from "#i18n/formats.ts";
import { countryName } from "./origin-name.ts";

/** What countries are called besides their names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "U.A.E.", "EAU", "Emirates", "الامارات العربية", "دولة الإمارات"],
  SA: ["KSA", "Saudi", "المملكة العربية السعودية", "المملكة"],
  OM: ["سلطنة عمان"],
  US: ["USA", "U.S.A.", "أمريكا"],
  GB: ["UK", "U.K.", "England", "بريطانيا"],
};

const AMMAN = keyOf("عمان");

let byName: Map<string, string> | undefined;

/**
 * The country that a text names in any language of the site, by itself or behind a city: "Kenya", "مومباسا، كينيا".
 * @returns its ISO 3166-1 alpha-2 code; undefined for a text that names none
 */
export function countryIn(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const parts = text.split(/[,،;؛/|()–—\n]|\s-\s/);
  return [text, ...parts.toReversed()].map(countryNamed).find((code) => code !== undefined);
}

/** True for a text that is the name of a country and nothing more. */
export function isCountry(text: string): boolean {
  return countryNamed(text) !== undefined;
}

function countryNamed(name: string): string | undefined {
  byName ??= named();
  return isAmman(name) ? undefined : byName.get(keyOf(name));
}

function named(): Map<string, string> {
  const namesOf = (code: string) =>
    LOCALES.flatMap((locale) => [formatCountry(code, locale), countryName(code, locale)]).concat(ALSO[code] ?? []);
  return new Map(COUNTRIES.flatMap((code) => namesOf(code).map((name) => [keyOf(name), code] as const)));
}

/** Folded, عمّان is written as the country عُمان is; its doubled letter tells them apart. */
function isAmman(name: string): boolean {
  return name.includes("\u0651") && keyOf(name) === AMMAN;
}

/** Spaces, hyphens, accents and the Arabic article tell no country from another. */
function keyOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^ال/, "");
}
