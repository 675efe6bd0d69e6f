import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { SUPPLIER_MAILS } from "#worker/platform/mails/supplier-mails.ts";
import { type MailTemplate, renderMail } from "#worker/platform/mails/templates.ts";

const TEMPLATES = Object.keys(SUPPLIER_MAILS) as MailTemplate[];
const data = {
  companyName: "شركة <b>الواحة</b>",
  note: "رخصة غير مقروءة",
  link: "https://mawrid.test/supplier-registration",
};
/** Those that say why. */
const WITH_NOTE = [
  ...["supplier-info-requested", "supplier-rejected", "supplier-suspended", "supplier-terminated"],
  "supplier-changes-declined",
];

describe("mails on a company", () => {
  for (const template of TEMPLATES) {
    for (const locale of LOCALES) {
      it(`${template} in ${locale} names the company, links and holds no raw key (never again 12)`, () => {
        const { subject, text, html } = renderMail(template, data, locale);
        expect(html).toContain(`dir="${locale === "ar" ? "rtl" : "ltr"}"`);
        expect(html).toContain("&lt;b&gt;");
        expect([subject, text].join("\n")).not.toMatch(/mails_|undefined|\{\w+\}/);
        expect(text).toContain(data.link);
        expect(text.includes(data.note)).toBe(WITH_NOTE.includes(template));
      });
    }
  }

  it("a suspension by the scheduler names its one reason; without an origin there is no link", () => {
    const { text } = renderMail("supplier-suspended", { companyName: "x", note: "", link: "" }, "en");
    expect(text).toContain("expired more than 30 days ago");
    expect(text).not.toContain("http");
  });
});
