import { describe, expect, it } from "vitest";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { withChanges } from "#src/features/settings/notice-change.ts";

describe("switches that were touched", () => {
  it("change what they name and nothing else", () => {
    const changed = withChanges(DEFAULT_NOTICES, [{ kind: "reviews", channel: "email", isOn: false }]);
    expect(changed).toEqual({ ...DEFAULT_NOTICES, reviews: { app: true, email: false } });
    expect(DEFAULT_NOTICES.reviews.email).toBe(true);
  });

  it("count in the order of the touches", () => {
    const touch = (isOn: boolean) => ({ kind: "orders", channel: "app", isOn }) as const;
    expect(withChanges(DEFAULT_NOTICES, [touch(false), touch(true)])).toEqual(DEFAULT_NOTICES);
    expect(withChanges(DEFAULT_NOTICES, [touch(true), touch(false)]).orders.app).toBe(false);
  });

  it("leave the settings as they are when there are none", () => {
    expect(withChanges(DEFAULT_NOTICES, [])).toEqual(DEFAULT_NOTICES);
  });
});
