import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated } from "./in-language.ts";
import { test } from "./own-address.ts";
import { read, signInHere, stir } from "./reading.ts";
import { answerProducts, heldRead, readProducts } from "./saved-answers.ts";
import { measureShifts } from "./shifts.ts";
import { signIn } from "./sign-in.ts";
import { expectReachable, noteToasts, regionBeforeToast } from "./toasts.ts";

const AR = { locale: "ar" } as const;
const SEARCH = `/product-search?q=${encodeURIComponent("تمر")}`;
const SUKKARI = "prd_sdr-skr-10";
const KHALAS = "prd_sdr-khl-05";
const KHALAS_PAGE = "/products/food-products/khalas-dates-carton-5kg";
const SUPPLIER_PAGE = "/suppliers/sidrat-al-ain-dates";

/** Both widths save at once, each for an account of its own. */
const buyerOf = (project: string) => (project === "phone" ? "buyer2" : "buyer3");

const saveOf = (page: Page, id: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.locator(`[name=p][value="${id}"]`) })
    .locator("[aria-pressed]");
const ownSave = (page: Page) => page.locator(".save-place [aria-pressed]").first();

const cards = (page: Page) => page.getByRole("article");
const tickOf = (page: Page, at: number) => cards(page).nth(at).locator("xpath=..").getByRole("checkbox");

test("a visitor saves, signs in and finds it saved; the list asks, compares, removes and brings back", async ({
  page,
}, { project }) => {
  test.setTimeout(120_000);
  const complaints = collectComplaints(page);
  const reads: string[] = [];
  page.on("request", (request) => request.url().includes("saved.ids") && reads.push(request.url()));
  const shifts = await measureShifts(page);
  await page.goto(SEARCH);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  // Letters that came late moved it before; buttons that come late move nothing.
  const before = await shifts();
  await stir(page);
  await expect(saveOf(page, SUKKARI)).toHaveAttribute("aria-pressed", "false");
  expect(await shifts()).toBeCloseTo(before);
  await saveOf(page, SUKKARI).click();
  await expect(page).toHaveURL(/\/auth\?.*why=save/);
  expect(reads).toEqual([]);
  await expect(page.getByText(m.auth_why_save({}, AR))).toBeVisible();
  await signInHere(page, buyerOf(project.name));
  await expect(page).toHaveURL(/\/product-search\?/);
  await expect(saveOf(page, SUKKARI)).toHaveAttribute("aria-pressed", "true");
  await expect(saveOf(page, SUKKARI)).not.toHaveAttribute("aria-disabled");

  reads.length = 0;
  await read(page, SEARCH);
  await expect(saveOf(page, SUKKARI)).toHaveAttribute("aria-pressed", "true");
  await expect(saveOf(page, KHALAS)).toHaveAttribute("aria-pressed", "false");
  expect(reads).toHaveLength(1);
  for (const path of [KHALAS_PAGE, SUPPLIER_PAGE]) {
    await read(page, path);
    await ownSave(page).click();
    await expect(ownSave(page)).toHaveAttribute("aria-pressed", "true");
    await expect(ownSave(page)).toBeFocused();
    await expect(ownSave(page)).not.toHaveAttribute("aria-disabled");
  }

  await page.goto("/saved");
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("list", { name: m.catalogue_saved_lists({}, AR) })).toContainText(/2.*1/);
  for (const at of [0, 1]) await tickOf(page, at).check();
  await page.getByRole("button", { name: m.catalogue_saved_compare({}, AR) }).click();
  await expect(page).toHaveURL(`/compare-products?p=${KHALAS}&p=${SUKKARI}`);
  await page.goBack();
  for (const at of [0, 1]) await expect(tickOf(page, at)).toBeChecked();
  await page.getByRole("button", { name: m.catalogue_saved_none({}, AR) }).click();
  await expect(page.getByRole("region", { name: m.catalogue_saved_products({}, AR) })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: m.catalogue_saved_cleared({}, AR) })).toBeAttached();
  for (const at of [0, 1]) await expect(tickOf(page, at)).not.toBeChecked();
  await tickOf(page, 0).check();
  await page.getByRole("button", { name: m.search_several_ask({}, AR) }).click();
  await expect(page).toHaveURL(new RegExp(`/rfqs/new\\?p=${KHALAS}$`));
  await page.goBack();
  await expect(tickOf(page, 0)).toBeChecked();
  await expect(tickOf(page, 1)).not.toBeChecked();

  await page.goto("/saved");
  const act = cards(page).first().getByRole("button");
  await act.click();
  await expect(act).toHaveText(m.catalogue_saved_undo({}, AR));
  await expect(act).toBeFocused();
  await expect(cards(page).first()).toContainText(m.catalogue_saved_removed({}, AR));
  await act.click();
  await expect(act).toHaveText(m.catalogue_saved_remove({}, AR));
  await expect(act).not.toHaveAttribute("aria-disabled");
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await act.click();
  await expect(act).toHaveText(m.catalogue_saved_undo({}, AR));
  await expect(act).not.toHaveAttribute("aria-disabled");
  await page.reload();
  await expect(cards(page)).toHaveCount(1);

  await page.goto("/saved?kind=supplier");
  await expect(cards(page).getByRole("link").first()).toHaveAttribute("href", SUPPLIER_PAGE);
  expect(complaints).toEqual([]);
});

test("what could not be saved is told and taken back, and what is full says so", async ({ page }) => {
  await signIn(page.context(), "supplier2");
  await page.route(/saved\.save/, (route) => route.abort());
  await noteToasts(page);
  await read(page, KHALAS_PAGE);
  await ownSave(page).click();
  await expect(page.getByText(m.catalogue_save_failed({}, AR))).toBeVisible({ timeout: 20_000 });
  expect(await regionBeforeToast(page)).toBeGreaterThan(150);
  await expectReachable(page.locator("[data-close-button]").first());
  await expect(ownSave(page)).toHaveAttribute("aria-pressed", "false");
  await page.unroute(/saved\.save/);
  const data = { code: "BAD_REQUEST", httpStatus: 400, appCode: "BAD_INPUT", requestId: "", issues: [] };
  const json = [{ error: { message: "BAD_INPUT", code: -32_600, data } }];
  await page.route(/saved\.save/, (route) => route.fulfill({ status: 400, json }));
  await ownSave(page).click();
  await expect(page.getByText(m.catalogue_save_full({ number: "200" }, AR))).toBeVisible();
  await expect(ownSave(page)).toHaveAttribute("aria-pressed", "false");
});

test("what is off sale stands in the list without a link, and goes in one tap; a list that fails says so", async ({
  page,
}) => {
  await signIn(page.context(), "supplier3");
  const item = { id: "prd_gone", savedAt: Date.now(), product: null };
  await page.route(/saved\.products/, (route) => route.abort());
  await page.goto("/saved");
  await expect(page.getByRole("button", { name: m.shell_retry({}, AR) })).toBeVisible({ timeout: 20_000 });
  await page.unroute(/saved\.products/);
  await page.getByRole("button", { name: m.shell_retry({}, AR) }).click();
  await expect(page.getByText(m.catalogue_saved_no_products({}, AR))).toBeVisible();
  await answerProducts(page, () => ({ items: [item], page: 1, pageCount: 1 }));
  await page.goto("/saved");
  await expect(cards(page)).toContainText(m.catalogue_saved_gone_product({}, AR));
  await expect(cards(page).getByRole("link")).toHaveCount(0);
  const answer = page.waitForResponse(/saved\.unsave/);
  await cards(page).getByRole("button").click();
  expect((await answer).ok()).toBe(true);
  await expect(cards(page)).toContainText(m.catalogue_saved_removed({}, AR));
});

test("a last page of which all was taken off leads to the one before; what takes no requests is compared alone", async ({
  page,
}) => {
  await signIn(page.context(), "supplier3");
  const products = await readProducts(page, [SUKKARI, KHALAS]);
  const items = products.map((product) => {
    const supplier = { ...product.supplier, takesRequests: product.id === KHALAS };
    return { id: product.id, savedAt: 1, product: { ...product, supplier } };
  });
  await answerProducts(page, (isFirst) => ({ items: isFirst ? items : [], page: isFirst ? 1 : 2, pageCount: 1 }));
  await page.goto("/saved?after=1.prd_gone");
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/saved");
  for (const at of [0, 1]) await tickOf(page, at).check();
  await expect(page.getByText(m.catalogue_compare_ask_some({ some: "1", all: "2" }, AR))).toBeVisible();
  await expect(page.getByRole("button", { name: m.catalogue_saved_compare({}, AR) })).toBeEnabled();
  await page.getByRole("button", { name: m.search_several_ask({}, AR) }).click();
  await expect(page).toHaveURL(new RegExp(`/rfqs/new\\?p=${KHALAS}$`));
});

test("a sign-out leaves no bookmark filled, and what was to be taken back is not saved by signing in", async ({
  page,
}, { project }) => {
  await signIn(page.context(), project.name === "phone" ? "supplier" : "supplier4");
  const saved = page.waitForResponse(/saved\.save/);
  const missed = heldRead(page, saved);
  await read(page, KHALAS_PAGE);
  await ownSave(page).click();
  await missed;
  await expect(ownSave(page)).toHaveAttribute("aria-pressed", "true");
  await expect(ownSave(page)).not.toHaveAttribute("aria-disabled");
  await page.evaluate(() => new BroadcastChannel("mawrid-session").postMessage("ended"));
  await expect(ownSave(page)).toHaveAttribute("aria-pressed", "false");

  await read(page, KHALAS_PAGE);
  await expect(ownSave(page)).toHaveAttribute("aria-pressed", "true");
  const data = { code: "UNAUTHORIZED", httpStatus: 401, appCode: "UNAUTHENTICATED", requestId: "", issues: [] };
  const json = [{ error: { message: "UNAUTHENTICATED", code: -32_001, data } }];
  await page.route(/saved\.unsave/, (route) => route.fulfill({ status: 401, json }));
  await ownSave(page).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(page.url()).not.toContain("why=save");
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes("save")))).toEqual([]);
});
