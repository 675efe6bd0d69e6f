import { expect, it } from "vitest";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { country } from "#domain/kernel/country.ts";
import { addressesAnswerSchema, marketsAnswerSchema } from "#domain/suppliers/checklist-answer.ts";

it("each country that there is stands once in the list, and is taken", () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  for (const code of COUNTRIES) expect(country.parse(code)).toBe(code);
});

it.each(["ZZ", "XX", "AA", "ae", "A", "UAE", ""])("refuses %j once", (code) => {
  expect(country.safeParse(code).error?.issues).toHaveLength(1);
});

it("an address and a market are in a country that there is", () => {
  const address = { item: "addresses", city: "Dubai", street: "Street 4", warehouse: "" };
  expect(addressesAnswerSchema.safeParse({ ...address, country: "AE" }).success).toBe(true);
  expect(addressesAnswerSchema.safeParse({ ...address, country: "ZZ" }).success).toBe(false);
  const markets = (countries: string[]) => marketsAnswerSchema.safeParse({ item: "markets", countries }).success;
  expect([markets(["AE", "KE"]), markets(["AE", "ZZ"])]).toEqual([true, false]);
});
