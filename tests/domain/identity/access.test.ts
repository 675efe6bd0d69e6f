import { describe, expect, it } from "vitest";
import { ACCESS_RULES, type AccessRule, type AccountState, refusalFor } from "#domain/identity/access.ts";
import { SUPPLIER_STATUSES, type SupplierStatus } from "#domain/kernel/supplier-status.ts";

const account = (isVerified: boolean, userType: AccountState["userType"] = "buyer"): AccountState => ({
  isVerified,
  userType,
  supplier: null,
  needsSecondFactor: false,
});
const companyIn = (status: SupplierStatus): AccountState => ({ ...account(true, "supplier"), supplier: { status } });

/** The rules that let somebody in. */
const openTo = (viewer: AccountState | null) => ACCESS_RULES.filter((rule) => refusalFor(rule, viewer) === null);

describe("who may enter", () => {
  it.each<[string, AccountState | null, AccessRule[]]>([
    ["a visitor", null, ["public"]],
    ["an account whose e-mail is not proven", account(false), ["public", "signed-in"]],
    ["a buyer", account(true), ["public", "signed-in", "verified"]],
    ["an operator", account(true, "admin"), ["public", "signed-in", "verified", "admin"]],
    ["an operator whose e-mail is not proven", account(false, "admin"), ["public", "signed-in"]],
    ["who means to sell and has no company", account(true, "supplier"), ["public", "signed-in", "verified"]],
  ])("%s", (_, viewer, expected) => {
    expect(openTo(viewer)).toEqual(expected);
  });

  it("whoever runs a company, by what state it is in", () => {
    const everybody = ["public", "signed-in", "verified"];
    const doors: Record<SupplierStatus, AccessRule[]> = {
      pending: ["company", "active-company"],
      info_requested: ["company", "active-company"],
      approved: ["company", "active-company", "supplier"],
      rejected: ["company", "active-company"],
      suspended: ["company"],
      terminated: [],
    };
    for (const status of SUPPLIER_STATUSES) {
      expect(openTo(companyIn(status)), status).toEqual([...everybody, ...doors[status]]);
    }
  });

  it("is told what is missing first: an account, its e-mail, then the right", () => {
    expect(refusalFor("admin", null)).toBe("UNAUTHENTICATED");
    expect(refusalFor("admin", account(false, "admin"))).toBe("UNVERIFIED");
    expect(refusalFor("admin", account(true))).toBe("FORBIDDEN");
    expect(refusalFor("admin", { ...account(true, "admin"), needsSecondFactor: true })).toBe("SECOND_FACTOR");
    expect(refusalFor("supplier", companyIn("suspended"))).toBe("FORBIDDEN");
  });
});
