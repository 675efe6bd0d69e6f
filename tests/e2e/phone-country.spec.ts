import { expect, type Page } from "@playwright/test";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

/** Without its code, as it is dialled at home. */
const LOCAL = "0712 345 678";
const SENDER = {
  companyName: "Coast Trading",
  contactName: "Purchasing",
  email: "a@coast.test",
  phone: "+254712345678",
};

for (const locale of LOCALES) {
  for (const buyer of [undefined, "buyer"]) {
    test(`a request's phone follows its country in ${locale}, ${buyer ? "signed in" : "signed out"}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await speak(context, baseURL ?? "", locale);
      if (buyer) await signIn(context, buyer);
      const complaints = collectComplaints(page);
      await page.goto("/rfqs/new?q=dates");
      await hydrated(page);
      const { phone, code } = parts(page, locale);
      const destination = page.getByLabel(m.rfqs_form_country({}, { locale }));
      await destination.selectOption("KE");
      if (buyer) {
        // The account's number comes with its profile; before it there is nothing to empty.
        await expect(phone).not.toHaveValue("");
        await phone.fill("");
      }
      await expect(code).toHaveValue("KE");
      await phone.fill(LOCAL);
      await destination.selectOption("SA");
      await expect(code).toHaveValue("SA");
      await destination.selectOption("KE");
      await expect(code).toHaveValue("KE");
      await expect(phone).toHaveValue(LOCAL);
      // What somebody chose, or typed with its code, stays.
      await phone.fill("+20 10 1234 5678");
      await destination.selectOption("SA");
      await expect(code).toHaveValue("EG");
      // Left, it shows its digits alone; who corrects one of them changes no code.
      await phone.blur();
      await phone.press("End");
      await phone.press("Backspace");
      await phone.press("9");
      await destination.selectOption("KE");
      await expect(code).toHaveValue("EG");
      await code.selectOption("MA");
      await phone.fill(LOCAL);
      await destination.selectOption("KE");
      await expect(code).toHaveValue("MA");
      expect(complaints).toEqual([]);
    });

    test(`a second request of a tab is drawn as the server drew it in ${locale}, ${buyer ? "signed in" : "signed out"}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await speak(context, baseURL ?? "", locale);
      if (buyer) await signIn(context, buyer);
      await context.addInitScript((sender) => {
        window.sessionStorage.setItem("draft:quote-sender", JSON.stringify(sender));
      }, SENDER);
      const complaints = collectComplaints(page);
      await page.goto("/rfqs/new?q=dates");
      await hydrated(page);
      const { phone, code } = parts(page, locale);
      await expect(phone).toHaveValue("712345678");
      await page.getByLabel(m.rfqs_form_country({}, { locale })).selectOption("AE");
      await expect(code).toHaveValue("KE");
      await phone.press("End");
      await phone.press("Backspace");
      await phone.press("9");
      await page.getByLabel(m.rfqs_form_country({}, { locale })).selectOption("SA");
      await expect(code).toHaveValue("KE");
      await expect(phone).toHaveValue("712345679");
      expect(complaints).toEqual([]);
    });
  }
}

test("a phone follows the country that a registration or a sign-up names", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "en");
  const complaints = collectComplaints(page);
  await page.goto("/?open=buyer");
  await hydrated(page);
  const { phone, code } = parts(page, "en");
  await phone.fill(LOCAL);
  await expect(code).toHaveValue("AE");
  const country = new RegExp(`^${m.forms_country({}, { locale: "en" })}( |$)`);
  await page.getByRole("dialog").getByRole("textbox", { name: country }).fill("Kenya");
  await expect(code).toHaveValue("KE");

  await page.goto("/auth?tab=signup");
  await hydrated(page);
  await page.getByLabel(m.auth_location({}, { locale: "en" })).fill("Jeddah, Saudi Arabia");
  await expect(code).toHaveValue("SA");
  expect(complaints).toEqual([]);
});

function parts(page: Page, locale: Locale) {
  return {
    phone: page.locator("input[type=tel]"),
    code: page.getByLabel(m.forms_country_code({}, { locale })),
  };
}
