import { describe, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { disputeLabels } from "#src/vocabulary/dispute-labels.ts";

describe("what is said of a dispute", () => {
  it("names the platform's decision only once it was referred", () => {
    const disputedAt = Date.UTC(2026, 10, 21);
    expect(disputeLabels({ disputedAt, escalatedAt: disputedAt })).toBe(m.orders_next_escalated());
    expect(disputeLabels({ disputedAt, escalatedAt: null })).not.toBe(m.orders_next_escalated());
  });
});
