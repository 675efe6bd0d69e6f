import { expect, type Locator, type Page } from "@playwright/test";
import { m } from "../../i18n/paraglide/messages.js";
import { expectAccessible } from "./accessible.ts";
import { hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const DARK = 40;
const WHITE = 255;

for (const locale of LOCALES) {
  test(`in ${locale}, a device that asks for dark gets it on grounds and fields, and white paper`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? "", locale);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/contact");
    await hydrated(page);
    const body = page.locator("body");
    const field = page.locator(".rt-TextFieldRoot").first();
    expect(await brightest(body, "backgroundColor")).toBeLessThan(DARK);
    expect(await brightest(field, "backgroundColor")).toBeLessThan(DARK);
    expect(await brightest(body, "color")).toBeGreaterThan(WHITE - DARK);

    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    expect(await brightest(body, "backgroundColor")).toBe(WHITE);
    expect(await brightest(body, "color")).toBeLessThan(DARK * 2);
  });
}

for (const locale of LOCALES) {
  test(`in ${locale}, a reader chooses light or dark beside the languages and in the footer, whatever the device asks`, async ({
    page,
    context,
    baseURL,
  }) => {
    const say = { locale };
    await speak(context, baseURL ?? "", locale);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/terms");
    await hydrated(page);
    await page.getByLabel(new RegExp(`^${m.shell_language({}, say)}`)).click();
    const above = page.getByRole("banner").getByRole("group", { name: m.shell_scheme({}, say) });
    await expect(above.getByLabel(m.shell_scheme_device({}, say))).toBeChecked();
    await above.getByLabel(m.shell_scheme_dark({}, say)).check({ force: true });
    await expect.poll(() => ground(page)).toBeLessThan(DARK);
    expect(await barOf(page)).toBe("#152323");
    await expectAccessible(page, "header details[open]");
    await page.keyboard.press("Escape");

    const footer = page.getByRole("contentinfo");
    await footer.getByText(m.shell_display({}, say), { exact: true }).click();
    const below = footer.getByRole("group", { name: m.shell_scheme({}, say) });
    await expect.poll(() => isClear(below)).toBe(true);
    await below.getByLabel(m.shell_scheme_dark({}, say)).focus();
    // Towards the one before, as reading goes.
    await page.keyboard.press("ArrowUp");
    await expect(below.getByLabel(m.shell_scheme_light({}, say))).toBeChecked();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await ground(page)).toBeGreaterThan(WHITE - DARK);
    expect(await barOf(page)).toBe("#0b3d3f");

    await below.getByLabel(m.shell_scheme_device({}, say)).check({ force: true });
    await expect.poll(() => ground(page)).toBeLessThan(DARK);
    expect(await page.evaluate(() => localStorage.getItem("color-scheme"))).toBeNull();
  });
}

test("what was chosen is there with the first paint, in the settings and in other tabs; paper stays white", async ({
  page,
  context,
  baseURL,
}) => {
  const say = { locale: "ar" } as const;
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "buyer");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/settings/language");
  const choice = page.getByRole("main").getByRole("group", { name: m.shell_scheme({}, say) });
  await choice.getByLabel(m.shell_scheme_dark({}, say)).check({ force: true });
  await expect.poll(() => ground(page)).toBeLessThan(DARK);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect(await ground(page)).toBe(WHITE);

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  // The app's scripts never come.
  await other.route(/\.js$/, () => undefined);
  await other.goto("/terms", { waitUntil: "commit" });
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ground(other)).toBeLessThan(DARK);
  await page.emulateMedia({ colorScheme: "light", media: null });
  await choice.getByLabel(m.shell_scheme_light({}, say)).check({ force: true });
  await expect.poll(() => ground(other)).toBeGreaterThan(WHITE - DARK);
});

const ground = (page: Page) => brightest(page.locator("body"), "backgroundColor");

/** The colour that a browser gives its own bar: of the first that holds. */
function barOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => media === "" || matchMedia(media).matches,
      )?.content,
  );
}

/** The largest of red, green and blue, 0 to 255, of a colour of an element. */
function brightest(element: Locator, property: "color" | "backgroundColor"): Promise<number> {
  return element.evaluate((node, name) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(node)[name].match(/[\d.]+/g) ?? []).map(Number);
    return Math.max(red, green, blue);
  }, property);
}

/** Whether all of an element is on the screen, under no bar. */
function isClear(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return corners.every((hit) => hit !== null && (node.contains(hit) || hit.contains(node)));
  });
}
