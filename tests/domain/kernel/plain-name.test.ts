import { expect, it } from "vitest";
import { isPlainName } from "#domain/kernel/plain-name.ts";

it.each([
  ["سعيد المنصوري", true],
  ["Société A.B.C. S.A.R.L", true],
  ["Plant 3000 & Sons", true],
  ["WIN at https://evil.example/x", false],
  ["go to evil.example", false],
  ["www.evil", false],
  ["prize@evil", false],
  ["Call 800 555-01-99", false],
  ["x".repeat(61), false],
])("%s: %s", (name, expected) => expect(isPlainName(name)).toBe(expected));
