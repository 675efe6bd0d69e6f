import { expect, it } from "vitest";
import { coversFreight, INCOTERMS } from "#domain/rfq/incoterms.ts";

it("freight is part of the price under the C and D terms alone, and of none without a term", () => {
  const covered = INCOTERMS.filter(coversFreight);
  expect(covered).toEqual(["CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"]);
  expect(coversFreight(null)).toBe(false);
});
