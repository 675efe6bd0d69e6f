import { type BrowserContext, expect, type Page } from "@playwright/test";
import { HostileSite } from "./hostile-site.ts";
import { CANARY, INJECTED, MARK } from "./hostile-texts.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test as base } from "./own-address.ts";

/** One site a process, for all of its tests; nobody else's rows are touched. */
const test = base.extend<object, { site: HostileSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed here
    async ({}, use, { parallelIndex }) => {
      const site = await HostileSite.start(`e2e-hostile-${parallelIndex}`);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

const TRADE = "buyer_id = 'usr_demo_buyer' and supplier_id = 'sup_demo_1'";
/** What stands for a name of the demo's trade in an address. */
const NAMES: Readonly<Record<string, string>> = {
  ":order": `select reference from orders where ${TRADE} order by status = 'disputed' desc limit 1`,
  ":request": "select reference from rfqs where buyer_id = 'usr_demo_buyer' order by id limit 1",
  ":quote": `select id from quotes where ${TRADE} and current_version > 0 limit 1`,
  ":talk": `select id from conversations where ${TRADE} limit 1`,
  ":invitation": "select id from rfq_invitations where supplier_id = 'sup_demo_1' limit 1",
  ":product": "select id from products where supplier_id = 'sup_demo_1' and status = 'published' limit 1",
  ":tip": "select slug from tips where published_at is not null limit 1",
  ":user": "select id from users where email = 'buyer@demo.test'",
};

/** Screens that show what others wrote, by who opens them; each must show some of it. */
const SCREENS = {
  visitor: [
    "/",
    "/products/food-products",
    "/products/food-products/khalas-dates-carton-5kg",
    "/product-search?q=%D8%AA%D9%85%D8%B1",
    "/compare-products?p=prd_sdr-skr-10&p=prd_sdr-khl-05",
    "/suppliers",
    "/suppliers/sidrat-al-ain-dates",
    "/partners",
    "/about",
    "/tips",
    "/tips/:tip",
  ],
  buyer: [
    "/waiting",
    "/messages",
    "/messages/:talk",
    "/profile",
    "/rfqs",
    "/rfqs/:request",
    "/rfqs/:request/compare",
    "/quotes/:quote",
    "/quotes/:quote/print",
    "/orders",
    "/orders/:order",
    "/orders/:order/print",
  ],
  supplier: [
    "/supplier-dashboard",
    "/supplier-dashboard/company",
    "/supplier-dashboard/profile",
    "/supplier-dashboard/products",
    "/supplier-dashboard/prices",
    "/supplier-dashboard/ratings",
    "/inbox",
    "/inbox/:invitation",
    "/quotes",
    "/orders/sold",
    "/messages/:talk",
  ],
  admin: [
    "/admin/find?q=%D8%AA%D9%85%D8%B1",
    "/admin/applications/sup_demo_1",
    "/admin/products",
    "/admin/requests",
    "/admin/orders?status=all",
    "/admin/ratings",
    "/admin/users",
    "/admin/users/:user",
    "/admin/messages",
    "/admin/audit",
    "/admin/content/tips",
    "/admin/content/partners",
  ],
} as const;

for (const [who, paths] of Object.entries(SCREENS)) {
  test(`texts that attack are only read by ${who}`, async ({ page, context, site }, { project }) => {
    const watched = await watch(page, context);
    await speak(context, site.origin, project.name === "phone" ? "ar" : "en");
    if (who !== "visitor") await site.signIn(context, who);
    for (const pattern of paths) {
      await test.step(pattern, async () => {
        let path: string = pattern;
        for (const [name, query] of Object.entries(NAMES)) {
          if (path.includes(name)) path = path.replace(name, await site.nameOf(query));
        }
        await page.goto(`${site.origin}${path}`);
        await hydrated(page);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expect(page.locator("body"), "shows none").toContainText(MARK);
        expect.soft(await watched(), path).toEqual([]);
      });
    }
  });
}

/** What of a page's dialogs, scripts, elements, links and width is not as it should be, since it was last asked. */
async function watch(page: Page, context: BrowserContext): Promise<() => Promise<string[]>> {
  const wrong = collectComplaints(page);
  page.on("dialog", (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeBinding("tellViolation", (_, text: string) => wrong.push(`violates: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      (window as unknown as { tellViolation(text: string): void }).tellViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const found = await page.evaluate(faultsInPage, [CANARY, INJECTED] as const);
    return [...wrong.splice(0), ...found];
  };
}

/** Runs in the page. */
function faultsInPage([canary, injected]: readonly [string, string]): string[] {
  const faults: string[] = [];
  if (canary in window) faults.push("a script ran");
  for (const { outerHTML } of document.querySelectorAll(`[${injected}]`)) faults.push(`element: ${outerHTML}`);
  for (const link of document.querySelectorAll("[href], [src], [action], [formaction]")) {
    const addresses = ["href", "src", "action", "formaction"].map((name) => link.getAttribute(name)?.trim() ?? "");
    if (addresses.some((address) => /^javascript:/i.test(address)))
      faults.push(`link: ${link.outerHTML.slice(0, 200)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return faults;
  const sticksOut = (one: Element) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (left + scrollX < -1 || right + scrollX > clientWidth + 1);
  };
  const outside = [...document.querySelectorAll("body *")].filter(sticksOut);
  const inmost = outside.filter((one) => !outside.some((other) => one !== other && one.contains(other)));
  const shown = inmost.slice(-4).map((one) => `${one.outerHTML.slice(0, 120)} in ${one.parentElement?.className}`);
  faults.push(`sideways: ${scrollWidth} of ${clientWidth} px: ${shown.join(" | ")}`);
  return faults;
}
