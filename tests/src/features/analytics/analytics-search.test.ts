import { describe, expect, it } from "vitest";
import { periodSchema } from "#domain/analytics/period.ts";
import { readAnalyticsSearch } from "#src/features/analytics/analytics-search.ts";

describe("readAnalyticsSearch", () => {
  it.each([
    { from: "2026-01-01", to: "2026-02-01" },
    { from: "2024-01-01", to: "2026-03-02" },
    { from: "2024-01-01", to: "2026-03-03" },
    { from: "2026-02-30", to: "2026-03-01" },
    { from: "2026-03-02", to: "2026-03-01" },
    { from: "1999-12-31", to: "2000-01-01" },
    { from: "9999-12-01", to: "9999-12-31" },
  ])("takes %j over just where the server does", (days) => {
    const read = readAnalyticsSearch(days);
    expect(read).toEqual(periodSchema.safeParse(days).success ? days : {});
  });
});
