import { expect, it } from "vitest";
import { countryOfPlace } from "#domain/kernel/place-countries.ts";
import { placeSpellings } from "#domain/kernel/places.ts";

it("every known place is in a country, however it is spelt", () => {
  expect(placeSpellings().filter((spelling) => countryOfPlace(spelling) === null)).toEqual([]);
});

it.each([
  ["ممباسا", "KE"],
  ["Djeddah", "SA"],
  ["port of salalah", "OM"],
  ["Nowhere", null],
  ["", null],
])("%s is in %s", (name, country) => expect(countryOfPlace(name)).toBe(country));
