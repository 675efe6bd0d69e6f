import { describe, expect, it } from "vitest";
import type { ReportReason } from "#domain/kernel/report-facts.ts";
import { labelOf } from "#src/lib/label-of.ts";
import { reasonWords } from "#src/lib/report-words.ts";

describe("labelOf", () => {
  const labels = { in_work: () => "In work" };

  it.each([
    ["in_work", "In work"],
    ["of_a_later_version", "of a later version"],
    ["constructor", "constructor"],
    ["", ""],
  ])("of %j is %j", (code, label) => expect(labelOf(labels, code)).toBe(label));

  it("lets no reason of another version take the list of reports down", () => {
    // As a row of another version holds it.
    expect(reasonWords("late_delivery" as ReportReason)).toBe("late delivery");
  });
});
