import { describe, expect, it } from "vitest";
import { joinPhone } from "#domain/identity/join-phone.ts";
import { signUpFormSchema } from "#domain/identity/sign-up-form.ts";

describe("a phone in two parts", () => {
  it.each([
    ["+971", "50 123 4567", "+971 50 123 4567"],
    ["+971", "٠٥٠ ١٢٣ ٤٥٦٧", "+971 50 123 4567"],
    ["+971", "0501234567", "+971 501234567"],
    ["+39", "06 1234 5678", "+39 06 1234 5678"],
    ["+971", "+966 50 123 4567", "+966 50 123 4567"],
    ["+971", "00966 50 123 4567", "+966 50 123 4567"],
    ["+971", "\u200e50 123 4567\u200f", "+971 50 123 4567"],
    ["+971", "  ", ""],
  ] as const)("%s and %s make %s", (code, typed, joined) => expect(joinPhone(code, typed)).toBe(joined));
});

describe("the sign-up form", () => {
  const filled = {
    name: "Samir Haddad",
    email: "Buyer@Example.test",
    countryCode: "+971",
    phone: "",
    location: "",
    password: "dates and dhows",
    confirmPassword: "dates and dhows",
  };
  const refusals = (change: Partial<typeof filled>) =>
    signUpFormSchema
      .safeParse({ ...filled, ...change })
      .error?.issues.map(({ path, ...issue }) => [path.join("."), "params" in issue ? issue.params?.code : issue.code]);

  it("takes name, e-mail and password alone", () => {
    expect(signUpFormSchema.parse(filled)).toMatchObject({ email: "buyer@example.test", location: null });
  });

  it("asks for the same password twice, however its letters were composed", () => {
    expect(refusals({ confirmPassword: "dates and dhow" })).toEqual([["confirmPassword", "mismatch"]]);
    expect(refusals({ password: "cafe\u0301-noir", confirmPassword: "caf\u00e9-noir" })).toBeUndefined();
  });

  it("refuses a phone that can't be one, and short or common passwords", () => {
    expect(refusals({ phone: "12" })).toEqual([["phone", "invalid_phone"]]);
    expect(refusals({ phone: "call me" })).toEqual([["phone", "invalid_phone"]]);
    expect(refusals({ password: "12345" })).toContainEqual(["password", "too_small"]);
    expect(refusals({ password: "password" })).toContainEqual(["password", "common_password"]);
  });

  it("refuses dialling codes that are not in the list", () => {
    expect(refusals({ countryCode: "+7" })).toContainEqual(["countryCode", "invalid_value"]);
  });
});
