import { expect, it } from "vitest";
import { optionalTrn } from "#domain/rfq/delivery-place.ts";

it.each([
  ["١٠٠٣-٤٥٦٧ ٨٩٠٠٠٠٣", "100345678900003"],
  ["P051234567x", "P051234567X"],
  ["006 123 456", "006123456"],
  ["", null],
  [null, null],
])("reads the tax number %s as %s", (raw, read) => {
  expect(optionalTrn.parse(raw)).toBe(read);
});

it.each(["12", "10034567890000", "1003456789000031", "ABCDE", "<b>12345</b>"])("refuses %s", (raw) => {
  expect(optionalTrn.safeParse(raw).error?.issues[0]).toMatchObject({ params: { code: "invalid_tax_number" } });
});
