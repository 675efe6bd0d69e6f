import type { Country, FrequentCountry } from "#domain/kernel/countries.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatCountry } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "./label-of.ts";

const NAMES: Record<FrequentCountry, (inputs: Record<string, never>, options: { locale: Locale }) => string> = {
  AE: m.catalogue_origin_ae,
  SA: m.catalogue_origin_sa,
  KW: m.catalogue_origin_kw,
  QA: m.catalogue_origin_qa,
  BH: m.catalogue_origin_bh,
  OM: m.catalogue_origin_om,
  EG: m.catalogue_origin_eg,
  JO: m.catalogue_origin_jo,
  TR: m.catalogue_origin_tr,
  IN: m.catalogue_origin_in,
  CN: m.catalogue_origin_cn,
  IT: m.catalogue_origin_it,
  DE: m.catalogue_origin_de,
  FR: m.catalogue_origin_fr,
};

/** Short name of a country as traders say it: "الإمارات" rather than its name in treaties. */
export function originName(origin: Country, locale = currentLocale()): string {
  return countryName(origin, locale);
}

/** The short name of any country by its ISO code: as traders say it where goods come from there, else its usual name. */
export function countryName(code: string, locale = currentLocale()): string {
  return isFrequent(code) ? labelOf(NAMES, code, {}, { locale }) : formatCountry(code, locale);
}

function isFrequent(code: string): code is FrequentCountry {
  return Object.hasOwn(NAMES, code);
}
