import { COUNTRIES, type Country, GULF_COUNTRIES, type Words } from "#domain/kernel/countries.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { countryName } from "./origin-name.ts";

export interface Region {
  id: string;
  name: () => string;
  countries: readonly Country[];
}

/** Where suppliers of the Gulf sell to, nearest first (ISO 3166-1 alpha-2). */
export const REGIONS: readonly Region[] = [
  { id: "gulf", name: m.company_markets_gulf, countries: codes("AE SA KW QA BH OM") },
  { id: "middle-east", name: m.company_markets_middle_east, countries: codes("EG IQ JO LB PS SY YE TR IR") },
  {
    id: "africa",
    name: m.company_markets_africa,
    countries: codes(
      "DZ AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW",
    ),
  },
  {
    id: "asia",
    name: m.company_markets_asia,
    countries: codes("AF AM AZ BD BN CN GE ID IN JP KH KZ KG KR LK MM MN MV MY NP PH PK SG TH TJ TM UZ VN"),
  },
  {
    id: "europe",
    name: m.company_markets_europe,
    countries: codes(
      "AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO RS RU SE SI SK UA",
    ),
  },
  { id: "elsewhere", name: m.company_markets_elsewhere, countries: codes("US CA MX BR AR CL CO PE AU NZ") },
];

function codes<const List extends string>(list: List): Words<List>[] {
  // The words of a text are what stands between its spaces.
  return list.split(" ") as Words<List>[];
}

/** Countries by name in the reader's language and order. */
export function namedCountries(countries: readonly string[]): { value: string; label: string }[] {
  const locale = currentLocale();
  return countries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

/** All countries for a list to choose one from; those of the Gulf stand first. */
export function countryOptions(): { value: string; label: string }[] {
  const gulf: readonly Country[] = GULF_COUNTRIES;
  return [...namedCountries(gulf), ...namedCountries(COUNTRIES.filter((country) => !gulf.includes(country)))];
}
