import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { chooseFiles } from "./choose-file.ts";
import { hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

const say = { locale: "ar" } as const;
/** Says enough for the completeness figure to count it. */
const RICE = "أرز بسمتي طويل الحبة، أكياس 25 كغ، محصول هذا العام، للتسليم في جبل علي خلال الشهر";
/** The file without which no page lives, in any language. */
const APP = /\/assets\/\w+\/index-[^/]*\.js$/;

test.beforeEach(({ context, baseURL }) => speak(context, baseURL ?? "", "ar"));

/** Opens a page whose app is held back until the answer is called. */
async function openHeldBack(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(APP, async (route) => {
    isHeld = true;
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  // Nobody taps what is not painted: before the style sheet is there, what it hides is found, too.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return async () => {
    expect(isHeld, "the app was held back").toBe(true);
    release();
    await hydrated(page);
  };
}

const sign = (page: Page) => page.getByRole("status").filter({ hasText: m.shell_early_wait({}, say) });

test("a request is typed and sent before the page lives: nothing is lost, and it is sent once", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("rfq.submit") && sent.push(request.url()));
  const comeAlive = await openHeldBack(page, "/rfqs/new");
  const main = page.getByRole("main");
  await main.locator("[name=productDescription]").fill(RICE);
  await main.locator("[name=email]").fill("early@buyer.test");
  await main.locator("[name=productCategory]").selectOption("food-products");
  const isTooShort = main.getByText(m.rfqs_missing_description({}, say));
  await expect(isTooShort).toHaveCount(1);
  const send = main.locator("button[type=submit]");
  await send.click();
  await expect(sign(page)).toBeVisible();
  await expect(send).toHaveAttribute("aria-busy", "true");
  expect(new URL(page.url()).search).toBe("");
  await comeAlive();
  await expect(main.getByRole("alert").first()).toBeVisible();
  await expect(main.locator("[name=productDescription]")).toHaveValue(RICE);
  await expect(isTooShort).toHaveCount(0);
  await expect(main.locator("[name=email]")).toHaveValue("early@buyer.test");
  await expect(sign(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
  // The draft holds what was typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:request:"))).toContain("early@buyer.test");
});

test("text typed before the page lives survives a change of language", async ({ page }) => {
  await openHeldBack(page, "/rfqs/new");
  await page.locator("main [name=productDescription]").fill("تمر سكري");
  await page.goto("/rfqs/new?lang=en", { waitUntil: "commit" });
  await expect(page.locator("main [name=productDescription]")).toHaveValue("تمر سكري");
});

test("a language that is chosen before the page lives is remembered", async ({ page }) => {
  const comeAlive = await openHeldBack(page, "/about");
  await page.getByLabel(/^اللغة/).click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/about?lang=en");
  await comeAlive();
  await page.goto("/contact");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the tap on a product's request for a quote opens its dialog once the page lives", async ({ page, request }) => {
  const html = await (await request.get("/products/food-products")).text();
  const path = /href="(\/products\/food-products\/[^"?]+)"/.exec(html)?.[1] ?? "";
  const comeAlive = await openHeldBack(page, path);
  await page
    .getByRole("main")
    .getByRole("button", { name: m.rfq_button_request({}, say) })
    .first()
    .click();
  await expect(sign(page)).toBeVisible();
  await comeAlive();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the tap on a category's request for a quote opens its dialog with the category", async ({ page }) => {
  const comeAlive = await openHeldBack(page, "/products/machinery-equipment");
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: m.rfq_button_request({}, say) })
    .last()
    .click();
  await comeAlive();
  const category = page.getByRole("dialog").getByLabel(m.rfq_form_category({}, say));
  await expect(category).toHaveValue("machinery-equipment");
});

test("a search goes where it should before the page lives, an empty one nowhere", async ({ page }) => {
  await openHeldBack(page, "/about");
  const box = page.getByRole("banner").getByRole("search");
  await box.locator("button[type=submit]").click();
  await expect(page).toHaveURL("/about");
  await box.locator("[name=q]").fill("تمر");
  await box.locator("[name=q]").press("Enter");
  await expect(page).toHaveURL(/\/product-search\?q=%D8%AA%D9%85%D8%B1/);
});

test("a message is written and sent before the page lives", async ({ page }) => {
  const comeAlive = await openHeldBack(page, "/contact");
  const form = page.locator("main form");
  await form.locator("[name=name]").fill("مشتريات");
  await form.locator("[name=email]").fill("early-contact@buyer.test");
  await form.locator("[name=phone]").fill("+971 50 123 4567");
  await form.locator("[name=subject]").fill("أنابيب");
  await form.locator("[name=message]").fill("هل تشحنون إلى مومباسا؟");
  await form.locator("button[type=submit]").click();
  await comeAlive();
  await expect(form.getByText(m.forms_contact_sent({}, say))).toBeVisible();
  await expect(page).toHaveURL("/contact");
});

test("who signs in before the page lives keeps the address clean and gets in", async ({ page }) => {
  const comeAlive = await openHeldBack(page, "/auth");
  const form = page.locator("main form").first();
  await form.locator("[name=email]").fill("buyer@demo.test");
  await form.locator("[name=password]").fill("demo-Mawrid-2026");
  await form.locator("button[type=submit]").click();
  expect(page.url()).not.toContain("demo");
  await comeAlive();
  // To what waits, and home where a busy machine does not say it in two seconds (landing.test.ts holds which is which).
  await expect(page).toHaveURL(({ pathname }) => ["/notifications", "/"].includes(pathname));
  await expect(page.getByRole("link", { name: m.shell_nav_sign_in({}, say) })).toHaveCount(0);
});

test("a picture that is chosen before the page lives is shown", async ({ page }) => {
  const comeAlive = await openHeldBack(page, "/auth?tab=signup");
  // By the button itself: a browser opens the choice of files for a tap, not for the app later on.
  await chooseFiles(page.getByRole("button", { name: m.auth_picture_choose({}, say) }), "public/icon-192.png");
  await comeAlive();
  await expect(page.getByRole("button", { name: m.auth_picture_remove({}, say) })).toBeVisible();
});

test("a product goes into the cart once", async ({ page, request }) => {
  const html = await (await request.get("/products/food-products")).text();
  const path = /href="(\/products\/food-products\/[^"?]+)"/.exec(html)?.[1] ?? "";
  const comeAlive = await openHeldBack(page, path);
  await page
    .getByRole("button", { name: m.cart_add({}, say) })
    .first()
    .click();
  await comeAlive();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}").lines?.length);
  await expect.poll(kept).toBe(1);
});

test("a quantity counts that was typed before the page lives, taken with Enter or left", async ({ page }) => {
  const quantity = page.getByRole("textbox", { name: m.catalogue_compare_quantity({}, say) });
  for (const key of ["Enter", "Tab"]) {
    const comeAlive = await openHeldBack(page, "/compare-products?p=prd_sdr-skr-10&p=prd_sdr-khl-05");
    await quantity.fill("٩٠٠");
    await quantity.press(key);
    await comeAlive();
    await expect(page.getByRole("cell", { name: /84,150\.00/ })).toBeVisible();
    await expect(quantity).toHaveValue("900");
    await expect(sign(page)).toHaveCount(0);
    await page.unrouteAll();
  }
});

test("what React draws again, because the markup is not what it would draw, keeps its texts and its tap", async ({
  page,
}) => {
  const comeAlive = await openHeldBack(page, "/contact");
  const form = page.locator("main form");
  await form
    .locator("label")
    .first()
    .evaluate((label) => label.replaceChildren("?"));
  const before = await form.locator("[name=email]").elementHandle();
  await form.locator("[name=email]").fill("early-contact@buyer.test");
  await form.locator("[name=message]").fill("هل تشحنون إلى مومباسا؟");
  await form.locator("button[type=submit]").click();
  await comeAlive();
  // The form was sent: it says what is missing.
  await expect(form.getByRole("alert").first()).toBeVisible();
  expect(await before?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(form.locator("[name=email]")).toHaveValue("early-contact@buyer.test");
  await expect(form.locator("[name=message]")).toHaveValue("هل تشحنون إلى مومباسا؟");
});

test("of two forms whose fields are named alike, each gets its own texts back after a reload", async ({ page }) => {
  await page.route("**/contact", async (route) => {
    const answer = await route.fetch();
    const other = '<form method="post" aria-label="other"><input name="email"><input name="subject"></form>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace("<main", `${other}<main`) });
  });
  await openHeldBack(page, "/contact");
  const other = page.getByRole("form", { name: "other" });
  const email = page.locator("main [name=email]");
  await email.fill("early-contact@buyer.test");
  await other.locator("[name=subject]").fill("تمر");
  await page.reload({ waitUntil: "commit" });
  await expect(email).toHaveValue("early-contact@buyer.test");
  await expect(other.locator("[name=email]")).toHaveValue("");
  await expect(other.locator("[name=subject]")).toHaveValue("تمر");
  await expect(page.locator("main [name=subject]")).toHaveValue("");
});

test("a dialog of the home page that is tapped before the page lives opens", async ({ page }) => {
  const comeAlive = await openHeldBack(page, "/");
  await page.locator("main a[href='/?open=supplier']").first().click();
  await expect(page).toHaveURL("/?open=supplier");
  await comeAlive();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("where the app never comes, the waiting ends with a word and the text is kept", async ({ page }) => {
  await page.route(APP, (route) => route.abort());
  await page.goto("/rfqs/new");
  await page.locator("main [name=productDescription]").fill("تمر سكري");
  await page.locator("main button[type=submit]").click();
  await expect(page.getByRole("alert")).toContainText(m.shell_early_failed({}, say));
  await page.unroute(APP);
  await page.getByRole("link", { name: m.shell_early_reload({}, say) }).click();
  await expect(page.locator("main [name=productDescription]")).toHaveValue("تمر سكري");
});
