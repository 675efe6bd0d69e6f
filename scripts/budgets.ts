import { chromium } from "@playwright/test";
import { startCompressingProxy } from "./budgets/compressing-proxy.ts";
import { BYTE_LIMITS } from "./budgets/limits.ts";
import { measurePage, type PageFigures, SLOW_4G, THIRD_G } from "./budgets/measure-page.ts";
import { ensureChromium } from "./chromium.ts";

const HELP = `Measures the first view of the public pages against the budgets of docs/budgets.md.
  npm start &            the production build, on PORT (default 8787)
  npm run budgets        [PORT=8787] exits 1 when a figure is over its limit`;

const PAGES = {
  home: "/",
  category: "/products/food-products",
  product: "/products/food-products/",
  search: "/search?q=%D8%AA%D9%85%D8%B1",
};

/** Most of each figure: bytes after compression, milliseconds, shifts. */
const LIMITS: Partial<Record<keyof PageFigures, number>> = {
  ...Object.fromEntries(Object.entries(BYTE_LIMITS).map(([kind, limit]) => [kind, limit * 1024])),
  origins: 0,
  cls: 0.05,
  tbt: 400,
};
const LCP_LIMITS: Partial<Record<string, number>> = { [SLOW_4G.name]: 1500, [THIRD_G.name]: 2200 };

async function main(): Promise<void> {
  if (process.argv.includes("--help")) return console.log(HELP);
  const port = Number(process.env.PORT ?? 8787);
  const proxy = await startCompressingProxy(port);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const over: string[] = [];
  for (const [name, path] of Object.entries({ ...PAGES, product: await firstProduct(proxy.origin) })) {
    for (const network of [SLOW_4G, THIRD_G]) {
      const figures = await measurePage(browser, proxy, path, network);
      over.push(...report(name, network.name, figures));
    }
  }
  await browser.close();
  proxy.close();
  if (over.length > 0) {
    console.error(`Over the limit: ${over.join(", ")}`);
    process.exitCode = 1;
  }
}

async function firstProduct(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}${PAGES.category}`)).text();
  const path = /href="(\/products\/food-products\/[^"?]+)"/.exec(html)?.[1];
  if (!path) throw new Error("the category page links to no product: is the demo data loaded?");
  return path;
}

/** Prints one row and returns the names of figures over their limit. */
function report(page: string, network: string, figures: PageFigures): string[] {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    [
      page.padEnd(9),
      network.padEnd(8),
      `html ${kb(figures.html)}`,
      `css ${kb(figures.css)}`,
      `js ${kb(figures.script)}`,
      `fonts ${kb(figures.fonts)}`,
      `pictures ${kb(figures.pictures)}`,
      `LCP ${Math.round(figures.lcp)} ms (${figures.lcpElement.trim()})`,
      `CLS ${figures.cls.toFixed(3)}`,
      `TBT ${Math.round(figures.tbt)} ms`,
    ].join(" · "),
  );
  const broken = Object.entries(LIMITS).filter(([key, limit]) => Number(figures[key as keyof PageFigures]) > limit);
  const names = broken.map(([key]) => `${page} ${network} ${key}`);
  return figures.lcp > (LCP_LIMITS[network] ?? 0) ? [...names, `${page} ${network} LCP`] : names;
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
