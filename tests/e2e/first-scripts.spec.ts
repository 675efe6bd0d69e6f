import { expect, type Page, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { hydrated } from "./in-language.ts";

/** Names of the scripts that a page asks for from now on. */
function scriptsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.add(nameOf(request.url()));
  });
  return asked;
}

const nameOf = (address: string) => new URL(address).pathname.split("/").at(-1) ?? "";

/** The names of a script and all that it needs. */
function neededBy(graph: readonly [string, number[]][], at: number, names = new Set<string>()): Set<string> {
  const [file, imports] = graph[at] ?? ["", []];
  if (names.has(file)) return names;
  names.add(file);
  for (const one of imports) neededBy(graph, one, names);
  return names;
}

/** What the page links to be fetched ahead, besides its own script. */
const linkedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("link[rel=modulepreload], script[src]")].map(
      (one) => (one.getAttribute("href") ?? one.getAttribute("src") ?? "").split("/").at(-1) ?? "",
    ),
  );

for (const path of ["/", "/search?q=تمر", "/products/food-products", "/suppliers", "/tips"]) {
  test(`all scripts that ${path} needs to live stand in its page`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const stand = new Set(
      [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, one = ""]) => one.split("/").at(-1)),
    );
    const asked = scriptsAsked(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect([...asked].filter((name) => !stand.has(name))).toEqual([]);
    // None is fetched for nothing.
    expect(asked.size).toBeGreaterThan(10);
  });
}

test("who begins to read has the scripts of the next page fetched together", async ({ page }) => {
  const read = page.waitForResponse(/script-graph-[\w-]+\.json$/);
  await page.goto("/search?q=تمر");
  await hydrated(page);
  // From before the first sign of a reader on: a slow machine's may have all of them before the click.
  const asked = scriptsAsked(page);
  const fetched = new Set<string>();
  page.on("request", (request) => request.resourceType() === "fetch" && fetched.add(nameOf(request.url())));
  await page.mouse.wheel(0, 50);
  const graph: [string, number[]][] = await (await read).json();
  // What else the first sign of a reader brings is asked for before the graph is known.
  const first = new Set<string>();
  for (const [at, [file]] of graph.entries())
    if (/^(follow-reader|routeTree\.gen)-/.test(file)) neededBy(graph, at, first);
  const needed = new Set(graph.flatMap(([, imports]) => imports.map((at) => graph[at]?.[0])));
  await page.locator("article a").first().click();
  await page.waitForURL(/\/products\/[\w-]+\/[\w-]+/);
  await page.waitForLoadState("networkidle");
  const linked = await linkedIn(page);
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => needed.has(name) && ![...linked, ...fetched, ...first].includes(name))).toEqual(
    [],
  );
});

test("a script that did not come is asked for again by who tries again, without loading the page", async ({ page }) => {
  const ar = { locale: "ar" } as const;
  const read = page.waitForResponse(/script-graph-[\w-]+\.json$/);
  await page.goto("/products/food-products/khalas-dates-carton-5kg");
  await hydrated(page);
  await page.mouse.wheel(0, 50);
  await (await read).finished();
  const report = page.getByRole("button", { name: m.reports_button_product({}, ar) }).first();
  let isDown = true;
  await page.route(/report-dialog[\w-]*\.js$/, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await report.click();
  const told = page.getByRole("alert").filter({ hasText: m.forms_dialog_unavailable({}, ar) });
  await expect(told).toBeVisible();
  isDown = false;
  await told.getByRole("button", { name: m.shell_retry({}, ar) }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
