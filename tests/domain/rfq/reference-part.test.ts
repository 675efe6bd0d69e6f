import { expect, it } from "vitest";
import { referencePart } from "#domain/rfq/reference-part.ts";

it.each([
  ["zpkdqn", "ZPKDQN"],
  [" ZPKD ", "ZPKD"],
  ["ORD-2026-ZPK", "ORD-2026-ZPK"],
  ["pi-٢٠٢٦-z", "PI-2026-Z"],
  ["2026-ZPKDQN", "2026-ZPKDQN"],
])("%s may be a part of a reference", (q, part) => {
  expect(referencePart(q)).toBe(part);
});

it.each(["ZPK", "palm", "2026", "ORD-2026", "ORD-2026-", "0509998877", "ZPKDQNZ", "تمر"])("%s is none", (q) => {
  expect(referencePart(q)).toBeNull();
});
