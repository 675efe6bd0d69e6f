import { expect, test } from "vitest";
import { type TermsValues, termsOf } from "#src/features/quotes/terms-values.ts";
import { draftTerms } from "#src/features/quotes/use-draft-saving.ts";
import { LINE, VERSION } from "./a-version.ts";

/** A request of two lines, nothing typed yet. */
const BLANK: TermsValues = {
  ...termsOf({ ...VERSION, lines: [LINE, { ...LINE, line: 2, description: "Adhesive" }] }),
  place: "",
  paymentTerms: "",
};

test.each([null, undefined, "a text", [BLANK], 7])("%j is no kept form", (kept) => {
  expect(draftTerms(kept, BLANK)).toEqual(BLANK);
});

test("texts that were typed come back, strange ones stay out", () => {
  const kept = { ...BLANK, place: "Jebel Ali", paymentTerms: 30, secret: "x", lines: "none" };
  expect(draftTerms(kept, BLANK)).toEqual({ ...BLANK, place: "Jebel Ali" });
});

test("each line of the request stands there once, with its alternatives behind it", () => {
  const [first] = BLANK.lines;
  const typed = { ...first, unitPrice: "8.50" };
  const alternative = { ...first, offer: 2, description: "Glazed", unitPrice: "7" };
  const gone = { ...first, line: 9, unitPrice: "1" };
  const { lines } = draftTerms({ ...BLANK, lines: [typed, alternative, gone, { line: 2 }] }, BLANK);
  expect(lines.map(({ line, offer, unitPrice }) => [line, offer, unitPrice])).toEqual([
    [1, 1, "8.50"],
    [1, 2, "7"],
    [2, 1, "8.50"],
  ]);
  expect(lines[2]).toEqual(BLANK.lines[1]);
});

test("an alternative without the first offer is not kept", () => {
  const [first] = BLANK.lines;
  expect(draftTerms({ ...BLANK, lines: [{ ...first, offer: 2 }] }, BLANK).lines).toEqual(BLANK.lines);
});
