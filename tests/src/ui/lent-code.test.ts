import { expect, it } from "vitest";
import { isUnderLentCode } from "#src/ui/page/use-phone-parts.ts";

it("lends the form's code to digits that were begun in an empty field", () => {
  expect(isUnderLentCode("0", { written: "", lent: undefined })).toBe(true);
  expect(isUnderLentCode("07", { written: "+971 0", lent: "+971 0" })).toBe(true);
});

it("lends none to a number that brought its own, nor to its corrected digits", () => {
  expect(isUnderLentCode("+254712345678", { written: "", lent: undefined })).toBe(false);
  expect(isUnderLentCode("00254712345678", { written: "", lent: undefined })).toBe(false);
  expect(isUnderLentCode("712345679", { written: "+254712345678", lent: undefined })).toBe(false);
  expect(isUnderLentCode("712345679", { written: "+254 712345678", lent: "+971 5" })).toBe(false);
});
