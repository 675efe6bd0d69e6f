import { placeNamed } from "#domain/kernel/places.ts";
import type { BegunApplication } from "#domain/suppliers/lead-application.ts";
import { countryIn, isCountry } from "#src/vocabulary/country-in.ts";

/** Under this name a company's application keeps what was typed; the home page's registration puts there what it knows. */
export const APPLICATION_DRAFT = "company-registration";

/** As long as a city of an application may be (apply.ts): one that would be cut is left to be typed. */
const MAX_CITY = 80;

/** What a lead knows of an application as the form's fields hold it: a country in words is one of its list, or none. */
export function begunFields(begun: BegunApplication): BegunApplication {
  const city = cityOf(begun);
  return { ...begun, country: countryIn(begun.country) ?? "", city: city.length > MAX_CITY ? "" : city };
}

/** The city as it was typed, but for the country behind it; where none was typed, the known place that stands with the country. */
function cityOf({ city, country }: BegunApplication): string {
  if (city === "") return placeNamed(country);
  const place = placeNamed(city);
  return place !== "" && isCountry(city.slice(place.length)) ? place : city;
}
