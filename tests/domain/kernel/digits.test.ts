import fc from "fast-check";
import { expect, it } from "vitest";
import { typedDecimal } from "#domain/kernel/digits.ts";

it.each([
  ["1500", "1500"],
  ["12.5", "12.5"],
  [" ١٢٫٥ ", "12.5"],
  ["۱۲٫۵", "12.5"],
  ["12,5", "12.5"],
  ["١٢,٥", "12.5"],
  ["0,500", "0.500"],
  ["1234,567", "1234.567"],
  ["1 500", "1500"],
  ["1\u202f500,25", "1500.25"],
  ["1\u00a0250\u00a0000", "1250000"],
  ["١٬٢٥٠٫٧٥", "1250.75"],
  ["1,250.5", "1250.5"],
  ["١,٢٥٠٫٥", "1250.5"],
  ["1,250,000", "1250000"],
  ["1.250,5", "1250.5"],
  ["1.250.000", "1250000"],
  ["1.500", "1.500"],
  ["", ""],
])("reads %s as %s", (typed, read) => {
  expect(typedDecimal(typed)).toBe(read);
});

it.each(["1,500", "12,500", "١,٥٠٠", "1 50", "1,2,3", "1,25.5", "1٫5٫5", "12,5 kg", ",5", "5,", "many"])(
  "leaves %s to be refused",
  (typed) => {
    expect(Number(typedDecimal(typed))).toBeNaN();
  },
);

it("reads back what any of the languages writes, but for what two of them read differently", () => {
  const amount = fc.record({
    value: fc.integer({ min: 0, max: 10 ** 12 }).map((mills) => mills / 1000),
    tag: fc.constantFrom("en", "fr", "de", "ar-u-nu-arab", "ar-u-nu-latn"),
  });
  fc.assert(
    fc.property(amount, ({ value, tag }) => {
      const written = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }).format(value);
      const read = Number(typedDecimal(written));
      if (/^[1-9]\d{0,2},\d{3}$/.test(written)) expect(read).toBeNaN();
      // A dot between thousands is German alone: a single one stands before decimals here.
      else if (!/^\d{1,3}\.\d{3}$/.test(written) || tag !== "de") expect(read).toBe(value);
    }),
  );
});
