import { expect, it } from "vitest";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import { isBadged } from "#domain/suppliers/verification.ts";

const NOW = Date.UTC(2026, 10, 21, 4);

it("a company carries the badge from its check until its licence and the grace have ended", () => {
  const at = (licenceValidUntil: number | null) => isBadged({ verifiedAt: 1, licenceValidUntil }, NOW);
  expect(at(null)).toBe(true);
  expect(at(NOW)).toBe(true);
  expect(at(NOW - LICENCE_GRACE_MS + 1)).toBe(true);
  expect(at(NOW - LICENCE_GRACE_MS)).toBe(false);
  expect(isBadged({ verifiedAt: null, licenceValidUntil: NOW + 1 }, NOW)).toBe(false);
});
