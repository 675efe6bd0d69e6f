import { describe, expect, it } from "vitest";
import { keptPageAt } from "#worker/http/warm/kept-pages.ts";

const addressOf = (path: string) => keptPageAt(new URL(path, "http://localhost"))?.address;
const GOODS = "/products/food-products/dates";

describe("an address of products that are compared", () => {
  it("is kept with ids as the platform makes them, whatever digits they hold", () => {
    const path = "/compare-products?p=prd_01234567-89ab&p=prd_b&qty=900";
    expect(addressOf(`${path}&utm_source=x`)).toBe(path);
    expect(addressOf("/compare-products")).toBe("/compare-products");
  });

  it("is kept neither with what the page would drop nor with what may be a telephone number", () => {
    const five = ["a", "b", "c", "d", "e"].map((id) => `p=prd_${id}`).join("&");
    for (const search of [five, "p=prd_a&p=prd_a", "p=%3Cb%3E", "p=0501234567", "p=prd_a&qty=many", "qty=1&qty=2"]) {
      expect(addressOf(`/compare-products?${search}`)).toBeUndefined();
    }
  });
});

it("a page that reads neither is kept whatever stands there", () => {
  expect(addressOf("/about?p=%3Cb%3E&qty=many")).toBe("/about");
});

it("a product's page is kept for quantities that can be read alone", () => {
  expect(addressOf(`${GOODS}?qty=120`)).toBe(`${GOODS}?qty=120`);
  for (const quantity of ["", "0", "many", "12345678901", "0501234567"]) {
    expect(addressOf(`${GOODS}?qty=${quantity}`)).toBeUndefined();
  }
});
