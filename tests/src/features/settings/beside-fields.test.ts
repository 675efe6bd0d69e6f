import { expect, it } from "vitest";
import { besideFields } from "#src/features/settings/beside-fields.ts";

const failure = { code: "WRONG_CREDENTIALS", issues: [], requestId: "r1", retryAfter: 0 } as const;

it("leaves to a field what is said there, and says the rest", () => {
  const atField = { failure: { ...failure, issues: [{ path: "password", code: "wrong" }] } };
  const atNone = { failure: { ...failure, issues: [{ path: "", code: "wrong" }] } };
  const ofWords = { words: ["x"] };
  expect(besideFields(atField)).toBeUndefined();
  expect(besideFields(atNone)).toBe(atNone);
  expect(besideFields(ofWords)).toBe(ofWords);
  expect(besideFields(undefined)).toBeUndefined();
});
