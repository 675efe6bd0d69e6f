import { describe, expect, it } from "vitest";
import { DEFAULT_NOTICES, NOTICE_KINDS, readNotices } from "#domain/identity/notification-settings.ts";

describe("readNotices", () => {
  it("keeps what was set beside a kind that is no more", () => {
    const stored = { orders: { app: false, email: false }, news: { app: true, email: true } };
    expect(readNotices(stored)).toEqual({ ...DEFAULT_NOTICES, orders: { app: false, email: false } });
  });

  it("gives a kind that is missing its default, and all of them where nothing can be read", () => {
    expect(readNotices({})).toEqual(DEFAULT_NOTICES);
    expect(readNotices({ orders: "yes" })).toEqual(DEFAULT_NOTICES);
    expect(Object.keys(readNotices(null))).toEqual([...NOTICE_KINDS]);
  });
});
