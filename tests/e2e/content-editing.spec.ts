import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;

test("an editor writes a tip again in Arabic; readers see it at once, in French nothing changes", async ({
  page,
  context,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "admin");
  const title = `عنوان جديد ${info.project.name} ${info.retry}`;
  const french = await titlesFor(browser, baseURL ?? "", "fr");

  await page.goto("/admin/content/tips");
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: moveUp() }) });
  const place = info.project.name === "phone" ? 0 : 1;
  await rows.nth(place).getByRole("link").click();
  const field = page.locator('input[name="title_ar"]');
  await expect(field).toBeVisible();
  await field.fill("");
  await page.getByRole("button", { name: m.editor_save({}, ar), exact: true }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(title);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("button", { name: m.editor_save({}, ar), exact: true }).click();
  await expect(page.getByText(m.editor_saved({}, ar))).toBeVisible();

  await page.getByRole("link", { name: m.editor_open_page({}, ar) }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await titlesFor(browser, baseURL ?? "", "ar")).toContain(title);
  expect(await titlesFor(browser, baseURL ?? "", "fr")).toEqual(french);
});

test("a stranger reports a product, and the platform settles it in two clicks", async ({
  page,
  context,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  await speak(context, baseURL ?? "", "ar");
  const words = `الشهادة لمصنع آخر ${info.project.name} ${info.retry}`;
  // One that no other test touches.
  await page.goto("/products/food-products/khalas-dates-carton-5kg");
  await hydrated(page);
  await page.getByRole("button", { name: m.reports_button_product({}, ar) }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: m.reports_submit({}, ar) });
  await dialog.getByLabel(m.reports_reason({}, ar)).selectOption("counterfeit");
  await dialog.getByLabel(m.reports_text({}, ar)).fill(words);
  await send.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel(m.forms_email({}, ar)).fill("witness@people.test");
  await send.click();
  await expect(dialog.getByText(m.reports_sent_title({}, ar))).toBeVisible();

  const operator = await browser.newContext({ baseURL: baseURL ?? "", viewport: page.viewportSize() });
  await speak(operator, baseURL ?? "", "ar");
  await signIn(operator, "admin");
  const desk = await operator.newPage();
  await desk.goto("/admin/reports");
  const subject = desk.getByRole("listitem").filter({ hasText: words }).first();
  // The desk's list comes after the screen: its first visit loads the whole of /admin.
  await expect(subject).toBeVisible({ timeout: 30_000 });
  await subject.getByRole("button", { name: m.reports_outcome_no_action({}, ar) }).click();
  await desk.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(desk.getByText(words)).toHaveCount(0);
  await desk.goto("/admin/reports?status=settled");
  await expect(desk.getByText(words).first()).toBeVisible();
  await operator.close();
});

/** Titles of the tips as a visitor without a session reads them. */
async function titlesFor(
  browser: { newContext(): Promise<BrowserContext> },
  baseURL: string,
  locale: Locale,
): Promise<string[]> {
  const visitor = await browser.newContext();
  await speak(visitor, baseURL, locale);
  const page: Page = await visitor.newPage();
  await page.goto(`${baseURL}/tips`);
  const headings = page.locator("main article").getByRole("heading");
  await expect(headings.first()).toBeVisible();
  const titles = await headings.allInnerTexts();
  await visitor.close();
  return titles.map((title) => title.trim());
}

/** The button that every row of a list has, whatever its title. */
function moveUp(): RegExp {
  const [before = ""] = m.editor_transition_up({ title: "…" }, ar).split("…");
  return new RegExp(`^${before}`);
}
