import { expect, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";

const VERIFIED = "/suppliers/sidrat-al-ain-dates";
const UNVERIFIED = "/suppliers/rafiat-al-doha-equipment";

for (const locale of LOCALES) {
  const IN = { locale } as const;

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => speak(context, baseURL ?? "", locale));

    test("the badge of a list tells by touch and by keys what was checked", async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.goto("/suppliers?q=sidrat");
      await hydrated(page);
      const card = page.getByRole("article");
      await expect(card).toHaveCount(1);
      const licence = card.getByText(m.suppliers_check_trade_licence({}, IN), { exact: true });
      await expect(licence).toBeHidden();
      const summary = card.locator("summary");
      const box = await summary.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await summary.click();
      await expect(licence).toBeVisible();
      await expect(card.getByText(m.suppliers_checks_meaning({}, IN))).toBeVisible();
      await expect(page).toHaveURL(/\/suppliers\?q=sidrat$/);
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(licence).toBeHidden();
      await expectAccessible(page);
      await card.getByRole("heading").getByRole("link").click();
      await expect(page).toHaveURL(VERIFIED);
      expect(complaints).toEqual([]);
    });

    test("the page says what was checked, the rate's formula, and asks for a quote", async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.goto(VERIFIED);
      await hydrated(page);
      const checks = page.getByRole("region", { name: m.suppliers_checks_title({}, IN) });
      await expect(checks.getByText(m.documents_trn({}, IN), { exact: true })).toBeVisible();
      await expect(checks.getByText(/2027|2028/)).toBeVisible();
      const rate = page.getByRole("region", { name: m.suppliers_response_rate({}, IN) });
      // Other tests invite this company too, so that it may have a rate by now.
      const few = rate.getByText(m.suppliers_response_few({}, IN));
      await expect(few.or(rate.getByText(/%/)).first()).toBeVisible();
      const formula = page.getByText(m.suppliers_response_formula({}, IN));
      await expect(formula).toBeHidden();
      await page.getByText(m.suppliers_response_how({}, IN)).click();
      await expect(formula).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole("button", { name: m.rfq_button_request({}, IN) })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByText(m.rfq_form_supplier({}, IN))).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test("a company whose papers were not seen carries no badge", async ({ page }) => {
      await page.goto(UNVERIFIED);
      await expect(page.getByText(m.suppliers_verified_not_yet({}, IN))).toBeVisible();
      await expect(page.getByText(m.suppliers_checks_title({}, IN))).toHaveCount(0);
      await expect(page.getByText(m.suppliers_response_few({}, IN))).toBeVisible();
    });

    test("the menu's supplier registration leads to the application, by way of signing up", async ({ page }, {
      project,
    }) => {
      await page.goto("/");
      await hydrated(page);
      const menu = project.name === "phone" ? m.shell_menu({}, IN) : m.shell_nav_join({}, IN);
      await page
        .locator("header summary")
        .and(page.getByLabel(menu).or(page.getByText(menu, { exact: true })))
        .click();
      await page
        .getByRole("banner")
        .getByRole("link", { name: m.shell_nav_supplier_registration({}, IN) })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/auth\?(?=.*tab=signup).*returnTo=%2Fsupplier-registration/);
    });
  });
}

test("terms and privacy are linked from the foot of every page", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "en");
  await page.goto("/");
  for (const [name, path] of [
    [m.legal_terms_title({}, { locale: "en" }), "/terms"],
    [m.legal_privacy_title({}, { locale: "en" }), "/privacy"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
});
