import { afterEach, describe, expect, it } from "vitest";
import { supplierLeadSchema } from "#domain/content/supplier-lead.ts";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import { fieldMessage } from "#src/ui/fields/field-messages.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

/** The words under one field of the quote request. */
function wordsOf(field: keyof typeof submitRfqSchema.shape, value: unknown): string | undefined {
  return submitRfqSchema.shape[field].safeParse(value, { error: fieldMessage }).error?.issues[0]?.message;
}

describe("refused fields of the quote request, in Arabic (spec §8)", () => {
  it.each([
    ["companyName", "", "هذا الحقل مطلوب"],
    ["companyName", "م", "اكتب حرفين على الأقل"],
    ["companyName", "م".repeat(101), "النص أطول من اللازم: الحد الأقصى 100 حرف"],
    ["productCategory", "", "هذا الحقل مطلوب"],
    ["productDescription", "تمر", "اكتب 10 أحرف على الأقل"],
    ["productDescription", "ت".repeat(1001), "النص أطول من اللازم: الحد الأقصى 1000 حرف"],
    ["quantity", "   ", "هذا الحقل مطلوب"],
    ["email", "buyer@", "البريد الإلكتروني غير صالح"],
    ["email", "", "هذا الحقل مطلوب"],
    ["additionalNotes", "م".repeat(501), "النص أطول من اللازم: الحد الأقصى 500 حرف"],
  ] as const)("%s %#", (field, value, words) => {
    expect(wordsOf(field, value)).toBe(words);
  });

  it.each(["050", "not a number at all", "+971 50 x23 4567"])("calls %s an invalid phone", (value) => {
    // The whole form: the words of a phone depend on the name of its field.
    const found = submitRfqSchema.safeParse({ phone: value }, { error: fieldMessage });
    const refused = found.error?.issues.find(({ path }) => path[0] === "phone");
    expect(refused?.message).toBe("رقم الهاتف غير صالح: تحقق من الرقم ومن رمز الدولة");
  });
});

describe("refused fields of the supplier registration", () => {
  const { yearEstablished, website, employeeCount } = supplierLeadSchema.shape;
  const words = (schema: typeof yearEstablished | typeof website | typeof employeeCount, value: unknown) =>
    schema.safeParse(value, { error: fieldMessage }).error?.issues[0]?.message;

  it("names the bounds of a year", () => {
    speak("en");
    expect(words(yearEstablished, "1799")).toBe("The lowest value accepted is 1800");
    expect(words(yearEstablished, "9998")).toBe(`The highest value accepted is ${new Date().getUTCFullYear()}`);
    expect(words(yearEstablished, "soon")).toBe("Enter a whole number");
  });

  it("asks for a web address", () => {
    speak("fr");
    expect(words(website, "ftp://example.com")).toBe("Ce lien de site n’est pas valide");
    expect(words(employeeCount, "")).toBe("Ce champ est obligatoire");
  });
});

describe("refusals of the server", () => {
  it.each([
    [{ path: "companyName", code: "too_small", minimum: 1 }, "This field is required"],
    [{ path: "productDescription", code: "too_small", minimum: 10 }, "Write at least 10 characters"],
    [
      { path: "phone", code: "too_small", minimum: 10 },
      "This phone number is not valid: check it and its country code",
    ],
    [{ path: "phone", code: "invalid_phone" }, "This phone number is not valid: check it and its country code"],
    [{ path: "message", code: "too_big", maximum: 4000 }, "Too long: at most 4000 characters"],
    [{ path: "email", code: "invalid_format" }, "This e-mail address is not valid"],
    [{ path: "x", code: "a_code_of_tomorrow" }, "This value is not valid"],
  ])("%o", (issue, words) => {
    speak("en");
    expect(fieldMessage(issue)).toBe(words);
  });

  it("names what is outstanding as an amount of its currency", () => {
    speak("ar");
    const issue = { path: "amount", code: "above_outstanding", maximum: 36_624, currency: "AED" } as const;
    const words = fieldMessage(issue).replace(/[\p{Cf}\u00a0]/gu, (sign) => (sign === "\u00a0" ? " " : ""));
    expect(words).toBe("أكثر من المتبقي، وهو 36,624.00 درهم إماراتي");
  });
});
