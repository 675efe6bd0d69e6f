import { afterEach, expect, it } from "vitest";
import { buyerLeadSchema } from "#domain/content/buyer-lead.ts";
import { wordedResolver } from "#src/ui/fields/worded-resolver.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const schema = buyerLeadSchema.pick({ companyName: true, email: true });
const options = { fields: {}, shouldUseNativeValidation: false };

it("puts the words of a refusal at its field, in the reader's language", async () => {
  const check = wordedResolver(async () => schema);
  const refused = await check({ companyName: "", email: "buyer@" }, undefined, options);
  expect(refused.errors.companyName?.message).toBe("هذا الحقل مطلوب");
  expect(refused.errors.email?.message).toBe("البريد الإلكتروني غير صالح");
  speak("fr");
  const inFrench = await check({ companyName: "", email: "buyer@" }, undefined, options);
  expect(inFrench.errors.companyName?.message).toBe("Ce champ est obligatoire");
});

it("hands over what the schema made of the texts", async () => {
  const check = wordedResolver(async () => schema);
  const accepted = await check({ companyName: "<b>شركة</b>", email: " Buyer@Example.test " }, undefined, options);
  expect(accepted).toEqual({ values: { companyName: "شركة", email: "buyer@example.test" }, errors: {} });
});

it("leaves the check to the server when the schema can't be fetched, and asks for it again", async () => {
  let isOnline = false;
  const check = wordedResolver(async () => {
    if (!isOnline) throw new Error("offline");
    return schema;
  });
  const values = { companyName: "", email: "" };
  expect(await check(values, undefined, options)).toEqual({ values, errors: {} });
  isOnline = true;
  expect((await check(values, undefined, options)).errors.companyName?.message).toBe("هذا الحقل مطلوب");
});
