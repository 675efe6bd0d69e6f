import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { type MailTemplate, renderMail } from "#worker/platform/mails/templates.ts";
import { TEST_NOW } from "../support/context.ts";

const LINK = "https://mawrid.test/somewhere#token=abc";
const DATA = {
  name: "نورة <b>& Sons",
  code: "01234567",
  link: LINK,
  until: String(TEST_NOW),
  at: String(TEST_NOW),
  browser: "Firefox 144",
  system: "Linux",
  what: "on",
};
const MAILS = [
  "verify-email",
  "reset-password",
  "password-changed",
  "new-sign-in",
  "second-factor",
] as const satisfies MailTemplate[];
const DUBAI: Record<Locale, string> = { ar: "بتوقيت دبي", en: "Dubai time", fr: "heure de Dubaï" };

describe.each(MAILS)("the mail %s", (template) => {
  it.each(LOCALES)("is written in %s with its link and the time of Dubai, and needs no picture", (locale) => {
    const { subject, text, html } = renderMail(template, DATA, locale);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    expect(html).not.toMatch(/<img|url\(|<b>/);
    const link = locale === "ar" ? LINK : LINK.replace("#", `?lang=${locale}#`);
    expect(html).toContain(`href="${link}"`);
    for (const part of [text, html]) expect(part).toContain(DUBAI[locale]);
    expect(text).toContain(link);
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|NaN|Invalid/);
    if (locale === "ar") expect(subject).toMatch(/\p{Script=Arabic}/u);
  });

  it("has words of its own in every language", () => {
    expect(new Set(LOCALES.map((locale) => renderMail(template, DATA, locale).subject)).size).toBe(3);
  });
});

describe("the mail verify-email", () => {
  it("shows the code on a line of its own, left to right in Arabic too", () => {
    const { text, html } = renderMail("verify-email", DATA, "ar");
    expect(text).toMatch(/\n01234567\n/);
    expect(html).toContain('<bdi dir="ltr">01234567</bdi>');
  });

  it("keeps a name from turning the line around it", () => {
    expect(renderMail("verify-email", DATA, "ar").text).toContain(`\u2068${DATA.name}\u2069`);
  });
});

describe("the mail new-sign-in", () => {
  it("names browser and system, or says that they are unknown", () => {
    expect(renderMail("new-sign-in", DATA, "en").text).toMatch(/Browser: Firefox 144\nSystem: Linux/);
    expect(renderMail("new-sign-in", { ...DATA, browser: "", system: "" }, "fr").text).toMatch(
      /Navigateur\u00a0: inconnu/,
    );
  });
});
