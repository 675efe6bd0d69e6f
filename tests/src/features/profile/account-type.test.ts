import { expect, it } from "vitest";
import { accountTypeWords } from "#src/features/profile/account-type.ts";

it("names every kind of account; an unknown one reads not given (spec §3)", () => {
  expect(accountTypeWords("buyer")).toBe("مشترٍ");
  expect(accountTypeWords("supplier")).toBe("مورّد");
  expect(accountTypeWords("admin")).toBe("فريق مورد");
  expect(accountTypeWords("pirate")).toBe("غير محدد");
  expect(accountTypeWords("constructor")).toBe("غير محدد");
});
