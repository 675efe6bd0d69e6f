import { type BrowserContext, expect, type Page, type Response, test } from "@playwright/test";
import { compress } from "../../scripts/budgets/compressing-proxy.ts";
import { BYTE_LIMITS, kindOf, type Weighed } from "../../scripts/budgets/limits.ts";
import { hydrated } from "./in-language.ts";
import { SCREENS } from "./screens.ts";

// A trace of thirty pages would take longer than the pages.
test.use({ trace: "off" });

/** Screens that look alike to a scale, or that send a visitor elsewhere. */
const LEFT_OUT = /zzzqqqxx|^\/(profile|settings|analytics|supplier-dashboard|add-product)$/;
const KB = 1024;

/** Pages of which parts come later (src/ui/list/late-part.tsx). */
const LIGHTER: readonly [RegExp, number][] = [
  [/^\/rfqs\/new$/, 143.5],
  [/^\/(contact|auth)$/, 147],
  [/^\/$/, 149.5],
  [/^\/products\/[^/]+\/[^/]+$/, 167],
];

/** Bytes of a file never change within a build, so each is compressed once. */
const weighed = new Map<string, number>();

test("every public page weighs no more than its first view may", async ({ browser, baseURL, request }, { project }) => {
  test.skip(project.name !== "phone", "the same files come to every screen");
  test.setTimeout(300_000);
  const pages = Object.values(SCREENS).filter((path) => !LEFT_OUT.test(path));
  const linked = await Promise.all([
    firstLink(await (await request.get("/products/food-products")).text(), "/products/food-products/"),
    firstLink(await (await request.get("/suppliers")).text(), "/suppliers/"),
    firstLink(await (await request.get("/tips")).text(), "/tips/"),
  ]);
  const over: string[] = [];
  for (const path of [...pages, ...linked, "/rfq/RFQ-2026-DATES2?key=none"]) {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const weights = await firstView(context, path);
    await context.close();
    console.log(`${path.padEnd(44)} ${WEIGHED.map((kind) => `${kind} ${kb(weights[kind])}`).join(" · ")}`);
    const isOver = (kind: Weighed) => weights[kind] > limitOf(kind, path) * KB;
    over.push(...WEIGHED.filter(isOver).map((kind) => `${path}: ${kind} ${kb(weights[kind])}`));
  }
  expect(over).toEqual([]);
});

const WEIGHED = Object.keys(BYTE_LIMITS) as Weighed[];

function limitOf(kind: Weighed, path: string): number {
  const lighter = kind === "script" ? LIGHTER.find(([pages]) => pages.test(path))?.[1] : undefined;
  return lighter ?? BYTE_LIMITS[kind];
}

function kb(bytes: number): string {
  return (bytes / KB).toFixed(1);
}

function firstLink(html: string, under: string): string {
  const path = new RegExp(`href="(${under}[^"?]+)"`).exec(html)?.[1];
  if (!path) throw new Error(`no link under ${under}: is the demo data loaded?`);
  return path;
}

/** Everything that comes until the page lives and its network is quiet, as a visitor without a cache. */
async function firstView(context: BrowserContext, path: string): Promise<Record<Weighed, number>> {
  const page: Page = await context.newPage();
  const coming: Promise<[Weighed, number] | null>[] = [];
  page.on("response", (response) => coming.push(weigh(response)));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const sums: Record<Weighed, number> = { html: 0, css: 0, script: 0, fonts: 0 };
  for (const weight of await Promise.all(coming)) if (weight) sums[weight[0]] += weight[1];
  return sums;
}

async function weigh(response: Response): Promise<[Weighed, number] | null> {
  const { pathname } = new URL(response.url());
  const contentType = response.headers()["content-type"] ?? "";
  const kind = kindOf(contentType);
  if (!kind) return null;
  const known = weighed.get(pathname);
  if (kind !== "html" && known !== undefined) return [kind, known];
  const bytes = compress(await response.body(), contentType, pathname).body.length;
  weighed.set(pathname, bytes);
  return [kind, bytes];
}
