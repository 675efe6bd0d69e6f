import { expect, type Locator } from "@playwright/test";
import { hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

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

/** The largest of red, green and blue, 0 to 255, of a colour of an element. */
function brightest(element: Locator, property: "color" | "backgroundColor"): Promise<number> {
  return element.evaluate((node, name) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(node)[name].match(/[\d.]+/g) ?? []).map(Number);
    return Math.max(red, green, blue);
  }, property);
}
