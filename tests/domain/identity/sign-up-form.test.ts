import { describe, expect, it } from "vitest";
import { signUpFormSchema } from "#domain/identity/sign-up-form.ts";

describe("the sign-up form", () => {
  const filled = {
    name: "Samir Haddad",
    email: "Buyer@Example.test",
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
    expect(refusals({ phone: "+971 12" })).toEqual([["phone", "too_small"]]);
    expect(refusals({ phone: "+971 call me" })).toEqual([["phone", "invalid_phone"]]);
    expect(refusals({ password: "12345" })).toContainEqual(["password", "too_small"]);
    expect(refusals({ password: "password" })).toContainEqual(["password", "common_password"]);
  });

  it("keeps a phone as it is dialled from anywhere", () => {
    expect(signUpFormSchema.parse({ ...filled, phone: "+254 0712 345 678" }).phone).toBe("+254712345678");
  });
});
