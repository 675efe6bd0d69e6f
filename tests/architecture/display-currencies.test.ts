import { expect, test } from "vitest";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { readProjectFile } from "./project-files.ts";

const SAME_CURRENCY = /\[data-price-in="([A-Z]{3})"\] \[data-of="([A-Z]{3})"\]/g;

test("a price in the reader's own currency keeps no line free, whichever that is", () => {
  const pairs = [...readProjectFile("src/styles/brand.css").matchAll(SAME_CURRENCY)].map(([, chosen, of]) => [
    chosen,
    of,
  ]);
  expect(pairs.sort()).toEqual(CURRENCIES.map((currency) => [currency, currency]).sort());
});
