import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { ORDER_NEWS } from "#domain/orders/order-notices.ts";
import { renderMail } from "#worker/platform/mails/templates.ts";

const data = {
  reference: "ORD-2026-7K3F9Q",
  company: "Nakheel & <b>Sons</b>",
  note: "two crates\nare missing",
  link: "https://mawrid.test/orders/ORD-2026-7K3F9Q",
};

describe("mails on orders", () => {
  for (const what of ORDER_NEWS) {
    it(`${what}: names the order, quotes what was said, and leads to it, in three languages`, () => {
      const mails = LOCALES.map((locale) => renderMail(`order-${what}`, data, locale));
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LOCALES.length);
      for (const [at, { subject, text, html }] of mails.entries()) {
        expect(subject).toContain(data.reference);
        expect(text).toContain(data.link);
        expect(text).toContain(data.note);
        expect(html).not.toContain("<b>Sons");
        expect(html).toContain(LOCALES[at] === "ar" ? 'dir="rtl"' : 'dir="ltr"');
      }
    });
  }

  it("leave out the link and the words where there are none", () => {
    const { text } = renderMail("order-confirmed", { ...data, link: "", note: "" }, "en");
    expect(text).not.toContain("https://");
    expect(text).not.toContain("undefined");
  });
});
