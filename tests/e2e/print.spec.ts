import { expect, type Page } from "@playwright/test";
import { LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { deviceOf } from "./sampling.ts";
import { signIn } from "./sign-in.ts";

/** A4 between its margins, at 96 points an inch. */
const PAPER = { width: 688, height: 970 };
/** No document is shorter, in pixels. */
const SHORTEST = 400;

for (const locale of LOCALES) {
  test(`in ${locale}, what is printed of a trade holds nothing to press, nothing that sticks, and all of its width`, async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    test.skip(deviceOf(project.name) === "phone", "paper has one width");
    test.setTimeout(120_000);
    await speak(context, baseURL ?? "", locale);
    await signIn(context, "buyer");
    await page.setViewportSize(PAPER);
    const found: Record<string, string[]> = {};
    for (const path of await placesOf(page)) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: "print" });
      const stray = await strayOnPaper(page);
      if (stray.length > 0) found[path] = stray;
      // What is left is the matter: its name, and its rows.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await page.getByRole("main").boundingBox())?.height, path).toBeGreaterThan(SHORTEST);
      if (!path.endsWith("/compare")) continue;
      // The way back, which names the request on the screen, is left out on paper.
      const named = page
        .getByRole("main")
        .getByText(path.split("/").at(-2) ?? "")
        .filter({ visible: true });
      await expect(named).toHaveCount(1);
    }
    expect(found).toEqual({});
  });
}

/** An order, a request, its comparison, one of its quotes, a product. */
async function placesOf(page: Page): Promise<string[]> {
  const order = await linkOn(page, "/orders", /^\/orders\/ORD-/);
  const requests = await linksOn(page, "/rfqs", /^\/rfqs\/RFQ-[^/]+$/);
  for (const request of requests) {
    const links = await linksOn(page, request, /\/(?:compare|quotes\/quo_[^/]+)$/);
    const compare = links.find((path) => path.endsWith("/compare"));
    const quote = links.find((path) => path.startsWith("/quotes/"));
    if (compare && quote) return [order, request, compare, quote, "/products/food-products/khalas-dates-carton-5kg"];
  }
  throw new Error("no request with a quote: is the demo data loaded?");
}

async function linkOn(page: Page, path: string, to: RegExp): Promise<string> {
  const [first] = await linksOn(page, path, to);
  if (!first) throw new Error(`no such link on ${path}: is the demo data loaded?`);
  return first;
}

async function linksOn(page: Page, path: string, to: RegExp): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(links)].filter((one) => to.test(one));
}

/** What paper should not show, in words. Rows of a price table and pictures are pressed on a screen and read on paper. */
function strayOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const pressed = [...document.querySelectorAll("button, select, summary, nav, [role=menu], .rt-BaseButton")]
      .filter((element) => !element.closest("table") && !element.querySelector("img") && shown(element))
      .map((element) => `${element.tagName} ${element.textContent}`);
    const all = [...document.querySelectorAll("body *")].filter(shown);
    const stuck = all
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .map((element) => `sticks: ${element.tagName} ${element.className}`);
    const broken = [...document.querySelectorAll("main tr, main li")]
      .filter((element) => shown(element) && getComputedStyle(element).breakInside !== "avoid")
      .map((element) => `breaks: ${element.textContent}`);
    const over = document.documentElement.scrollWidth - innerWidth;
    return [...pressed, ...stuck, ...broken, ...(over > 0 ? [`wider than paper by ${over}`] : [])];
  });
}
