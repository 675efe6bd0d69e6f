import { COUNTRY_CODES } from "#domain/identity/country-codes.ts";
import { formatCountry } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";

/** The dialling codes with their countries in the reader's language, e.g. "الإمارات العربية المتحدة +971". */
export function countryCodes(): { value: string; label: string }[] {
  const locale = currentLocale();
  return COUNTRY_CODES.map(([code, country]) => ({
    value: code,
    label: `${formatCountry(country, locale)} \u2066${code}\u2069`,
  }));
}
