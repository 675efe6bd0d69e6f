import { expect, test } from "vitest";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { requestSchema } from "#src/features/rfq/form/request-schema.ts";
import { readNewRequestSearch } from "#src/features/rfq/form/request-source.ts";
import {
  amountOf,
  completenessOfValues,
  EMPTY_LINE,
  EMPTY_REQUEST,
  type RequestValues,
  toRequest,
} from "#src/features/rfq/form/request-values.ts";
import { speak } from "../../../support/in-locale.ts";

const FILLED: RequestValues = {
  ...EMPTY_REQUEST,
  companyName: "Sahel Trading",
  contactName: "Purchasing",
  email: "buyer@sahel.test",
  phone: "+971 50 123 4567",
  productCategory: "food-products",
  productDescription: "Khalas dates of this harvest",
  lines: [{ ...EMPTY_LINE, description: "Khalas dates", quantity: "500", unit: "carton" }],
};

test.each([
  ["100 bags", { quantity: "100", unit: "bag" }],
  ["٥٠ كرتون", { quantity: "50", unit: "carton" }],
  ["100 nos", { quantity: "100 nos", unit: "" }],
  ["", { quantity: "", unit: "" }],
])("a search's quantity %j begins a line as %j", (quantity, line) => {
  expect(amountOf(readNewRequestSearch({ q: "rice", quantity }).quantity ?? "")).toEqual(line);
});

test.each(LOCALES)("in %s, a number and a unit are read back as they were chosen", (locale) => {
  speak(locale);
  for (const unit of UNITS) {
    const { lines } = toRequest({ ...FILLED, lines: [{ ...EMPTY_LINE, description: "x", quantity: "40", unit }] });
    expect(parseQuantity(lines[0]?.quantity ?? ""), unit).toEqual({ value: 40, unit });
  }
});

test.each([
  ["en", "500 cartons + 300 kg"],
  ["fr", "500 cartons + 300 kg"],
  ["ar", "500 كرتون + 300 كجم"],
] as const)("in %s, a line's number and unit are words, in the headline too", (locale, headline) => {
  speak(locale);
  const second = { ...EMPTY_LINE, description: "Sukkari dates", quantity: "300", unit: "kg" as const };
  expect(toRequest({ ...FILLED, lines: [...FILLED.lines, second] }).quantity).toBe(headline);
});

test("a number that its words would not be read back as is kept", () => {
  speak("ar");
  const line = (quantity: string) => toRequest({ ...FILLED, lines: [{ ...EMPTY_LINE, quantity, unit: "carton" }] });
  expect(line("2").quantity).toBe("2 كرتون");
  expect(line("11").quantity).toBe("11 كرتونًا");
  expect(line("٥٠٠").quantity).toBe("500 كرتون");
  expect(line("2,5").quantity).toBe("2,5 كرتون");
  expect(line("500 of twelve").quantity).toBe("500 of twelve كرتون");
});

test("what nothing was chosen from is left out", () => {
  const request = requestSchema.parse(FILLED);
  expect(request).not.toHaveProperty("subcategory", "");
  expect(request.incoterm).toBeUndefined();
  expect(request.destinationCountry).toBeUndefined();
});

test("the headline's quantity is that of the lines, and fits", () => {
  const line = { ...EMPTY_LINE, description: "Khalas dates", quantity: "500 boxes of twelve", unit: "" as const };
  const many = requestSchema.parse({ ...FILLED, lines: Array.from({ length: 20 }, () => line) });
  expect(many.quantity.startsWith("500 boxes of twelve + 500")).toBe(true);
  expect(many.lines).toHaveLength(20);
});

test("refusals name the field of the line", () => {
  const lines = [...FILLED.lines, { ...EMPTY_LINE, description: "Sukkari dates", targetPrice: "1.255" }];
  const { error } = requestSchema.safeParse({ ...FILLED, lines });
  expect(error?.issues.map(({ path }) => path.join("."))).toContain("lines.1.quantity");
  const priced = [{ ...EMPTY_LINE, description: "Sukkari dates", quantity: "5", targetPrice: "1.255" }];
  const inFils = requestSchema.safeParse({ ...FILLED, lines: priced });
  expect(inFils.error?.issues.map(({ path }) => path.join("."))).toEqual(["lines.0.targetPrice"]);
  expect(requestSchema.safeParse({ ...FILLED, targetCurrency: "KWD", lines: priced }).success).toBe(true);
});

test("the meter counts Arabic digits and wants a unit on every line", () => {
  const line = { ...EMPTY_LINE, description: "Dates", quantity: "٥٠٠" };
  const without = completenessOfValues({ ...FILLED, lines: [{ ...line, unit: "kg" }, line] });
  const whole = completenessOfValues({ ...FILLED, lines: [{ ...line, unit: "kg" }] });
  expect(without.missing).toContain("quantity");
  expect(whole.missing).not.toContain("quantity");
  expect(whole.percent).toBeGreaterThan(without.percent);
});
