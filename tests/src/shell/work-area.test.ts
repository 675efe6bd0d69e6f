import { describe, expect, it } from "vitest";
import type { Session } from "#src/lib/session/session.ts";
import { addressArea, ownArea } from "#src/shell/work/work-area.ts";

describe("an address", () => {
  it.each([
    ["/supplier-dashboard", "selling"],
    ["/supplier-dashboard/prices", "selling"],
    ["/inbox/inv_1", "selling"],
    ["/quotes", "selling"],
    ["/orders/sold", "selling"],
    ["/rfqs", "buying"],
    ["/rfqs/RFQ-2026-TTP98K/compare", "buying"],
    ["/orders", "buying"],
    ["/orders/ORD-2026-ASTZ95", "own"],
    ["/quotes/quo_1", "own"],
    ["/messages/cnv_1", "own"],
    ["/settings/security", "own"],
    ["/admin", "operating"],
    ["/admin/users/usr_1", "operating"],
  ])("%s belongs to %s", (address, area) => {
    expect(addressArea(address)).toBe(area);
  });

  it.each([
    "/",
    "/products",
    "/rfqs/new",
    "/rfq/RFQ-2026-TTP98K",
    "/profile",
    "/cart",
    "/suppliers",
    "/administration",
  ])("%s is read by everybody", (address) => {
    expect(addressArea(address)).toBeNull();
  });
});

describe("an account", () => {
  const account = (facts: Partial<Session>) =>
    ({ isVerified: true, userType: "buyer", supplierStatus: null, ...facts }) as Session;

  it("is on the side that it has, at what both sides share", () => {
    expect(ownArea("own", account({ supplierStatus: "approved" }))).toBe("selling");
    expect(ownArea("own", account({}))).toBe("buying");
    expect(ownArea("own", account({ userType: "admin" }))).toBe("operating");
  });

  it("sells once its company is approved, and never changes sides while it is not known", () => {
    expect(ownArea("selling", account({ supplierStatus: "pending" }))).toBe("buying");
    expect(ownArea("selling", null)).toBe("selling");
    expect(ownArea("operating", null)).toBe("operating");
    expect(ownArea(null, account({}))).toBeNull();
  });
});
