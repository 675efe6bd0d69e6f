import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { type MailTemplate, renderMail } from "#worker/platform/mails/templates.ts";

const DATA = {
  productName: "تمر <b>& Co",
  sku: "D-1",
  note: "صورة أوضح",
  link: "https://mawrid.test/add-product?id=prd_1",
};
const COMMENT = [
  "product-changes-requested",
  "product-rejected",
  "product-removed",
  "product-changes-declined",
] as const;
const MAILS = ["product-approved", "product-changes-applied", ...COMMENT] as const satisfies MailTemplate[];

describe.each(MAILS)("the mail %s", (template) => {
  it.each(LOCALES)("is written in %s with the product, its link, and the note where there is one", (locale) => {
    const { subject, text, html } = renderMail(template, DATA, locale);
    expect(subject).toContain(`\u2068${DATA.productName}\u2069`);
    expect(html).not.toContain("<b>");
    expect(text).toContain(DATA.link);
    expect(text.includes(DATA.note)).toBe((COMMENT as readonly string[]).includes(template));
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
  });

  it("has words of its own in every language", () => {
    expect(new Set(LOCALES.map((locale) => renderMail(template, DATA, locale).subject)).size).toBe(3);
  });
});
