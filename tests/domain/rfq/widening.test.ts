import { expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import { wideningOf } from "#domain/rfq/widening.ts";

const OPEN = { status: "open", quotesCount: 0, openedAt: 1000, widenedAt: null, isDirect: false } as const;

it("is due a day after the opening, of what is open, quoted on by nobody, not widened and asked of no company by name", () => {
  expect(wideningOf(OPEN, 1000 + DAY_MS - 1)).toEqual({ widenAt: 1000 + DAY_MS, isWideningDue: false });
  expect(wideningOf(OPEN, 1000 + DAY_MS)).toEqual({ widenAt: 1000 + DAY_MS, isWideningDue: true });
  for (const change of [
    { status: "closed" },
    { quotesCount: 1 },
    { openedAt: null },
    { widenedAt: 5 },
    { isDirect: true },
  ] as const)
    expect(wideningOf({ ...OPEN, ...change }, 2 * DAY_MS)).toEqual({ widenAt: null, isWideningDue: false });
});
