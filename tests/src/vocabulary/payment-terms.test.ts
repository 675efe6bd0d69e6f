import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { writtenLanguage } from "#src/lib/format/written-language.ts";
import { COMMON_TERMS, commonTermsOf, paymentTermsIn } from "#src/vocabulary/payment-terms.ts";

describe("terms of payment", () => {
  it.each(LOCALES)("are read in another language when a common one was chosen in %s", (from) => {
    for (const words of COMMON_TERMS) {
      for (const to of LOCALES) expect(paymentTermsIn(words({}, { locale: from }), to)).toBe(words({}, { locale: to }));
    }
  });

  it("are the same with other spaces, capitals and percent signs", () => {
    expect(commonTermsOf("30٪ مقدمًا و70٪ قبل الشحن")).toBe(COMMON_TERMS[1]);
    expect(commonTermsOf("30% مقدمًا و70% قبل الشحن")).toBe(COMMON_TERMS[1]);
    expect(commonTermsOf(" 30 % Deposit, 70 % before shipment")).toBe(COMMON_TERMS[1]);
    expect(paymentTermsIn("30 % d'acompte, 70 % avant expédition", "en")).toBe("30% deposit, 70% before shipment");
  });

  it.each([
    ["45 days from invoice", "ar", "خلال 45 يومًا من الفاتورة"],
    ["اعتماد مستندي مؤجل ١٢٠ يومًا", "en", "Letter of credit at 120 days"],
    ["40% deposit, 60% before shipment", "ar", "40\u200e%\u200e مقدمًا و60\u200e%\u200e قبل الشحن"],
    ["20 % d'acompte, 80 % à la livraison", "en", "20% deposit, 80% on delivery"],
    ["40% deposit, 50% before shipment", "ar", "40% deposit, 50% before shipment"],
    ["45 working days from invoice", "ar", "45 working days from invoice"],
  ] as const)("with figures of their own: %s", (text, to, said) => expect(paymentTermsIn(text, to)).toBe(said));

  it.each([1, 2])("of %i days are read in every language, Arabic without a figure too", (days) => {
    for (const english of [
      `${days === 1 ? "1 day" : `${days} days`} from invoice`,
      `Letter of credit at ${days === 1 ? "1 day" : `${days} days`}`,
    ]) {
      const arabic = paymentTermsIn(english, "ar");
      expect(arabic).not.toBe(english);
      expect(paymentTermsIn(arabic, "en")).toBe(english);
    }
  });

  it("with the same figures are the same terms, in whichever language", () => {
    const english = commonTermsOf("45 days from invoice");
    expect(english).toBeDefined();
    expect(commonTermsOf("45 jours après facture")).toBe(english);
    expect(commonTermsOf("46 days from invoice")).not.toBe(english);
  });

  it("stay as they were written when nobody offered them", () => {
    expect(paymentTermsIn("40% with the order, 60% before delivery", "ar")).toBe(
      "40% with the order, 60% before delivery",
    );
    expect(commonTermsOf("")).toBeUndefined();
  });
});

describe("the language of a short text", () => {
  it.each([
    ["دفعة كاملة قبل الشحن", "ar"],
    ["50 % à la commande", "fr"],
    ["Solde sur documents", "fr"],
    ["40% with the order, 60% before delivery", "en"],
    ["Cash against documents", "en"],
    ["Virement bancaire", null],
    ["L/C Emirates NBD", null],
    ["100 %", null],
  ] as const)("of %s is %s", (text, language) => {
    expect(writtenLanguage(text)).toBe(language);
  });
});
