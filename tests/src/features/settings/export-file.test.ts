import { expect, it } from "vitest";
import { exportFileName } from "#src/features/settings/export-data.tsx";

it("is named by the day in Dubai, in Latin digits", () => {
  expect(exportFileName(Date.UTC(2026, 10, 21, 12))).toBe("mawrid-data-2026-11-21.json");
  expect(exportFileName(Date.UTC(2026, 11, 31, 21))).toBe("mawrid-data-2027-01-01.json");
});
