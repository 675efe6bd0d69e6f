import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { LOCALES } from "#domain/kernel/locale.ts";
import { describeMachine } from "./bench/machine.ts";
import { startCompressingProxy } from "./budgets/compressing-proxy.ts";
import { BYTE_LIMITS } from "./budgets/limits.ts";
import { measurePage, type PageFigures } from "./budgets/measure-page.ts";
import { measureTaps } from "./budgets/measure-taps.ts";
import { NETWORKS, type NetworkName } from "./budgets/networks.ts";
import { ensureChromium } from "./chromium.ts";
import { tableText } from "./measure/table.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures the first view of the public pages against the budgets of docs/budgets.md, and how soon taps show.
  npm start &            the production build, on PORT (default 8787)
  npm run budgets        [PORT=8787] leaves with code 1 when a figure is over its limit

  -- --languages ar,en,fr                  languages (all three)
  -- --networks "4G,slow 4G,3G,slow 3G"    networks (all four)`;

const CATEGORY = "/products/food-products";
const PAGES = { home: "/", category: CATEGORY, product: CATEGORY, search: "/search?q=%D8%AA%D9%85%D8%B1" };

/** Most of each figure, whatever the network: bytes after compression, milliseconds, shifts. */
const LIMITS: Partial<Record<keyof PageFigures, number>> = {
  ...Object.fromEntries(Object.entries(BYTE_LIMITS).map(([kind, limit]) => [kind, limit * 1024])),
  origins: 0,
  cls: 0.05,
  tbt: 400,
};
/** Most of what depends on the network, in milliseconds. */
const LIMITS_BY_NETWORK: Partial<Record<NetworkName, { lcp?: number; alive?: number }>> = {
  "slow 4G": { lcp: 1500, alive: 2500 },
  "3G": { lcp: 2200 },
  "slow 3G": { alive: 5000 },
};
/** "Good" for interactions to next paint, in milliseconds (web.dev). */
const TAP_LIMIT = 200;

runScript("budgets", HELP, async () => {
  const { values } = parseArgs({ options: { languages: { type: "string" }, networks: { type: "string" } } });
  const languages = chosen(LOCALES, values.languages, (locale) => locale);
  const networks = chosen(NETWORKS, values.networks, ({ name }) => name);
  const machine = await describeMachine();
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim();
  console.log(`At ${commit}, ${machine.text}; others took ${Math.round(machine.busy * 100)} % of it before.\n`);
  const proxy = await startCompressingProxy(Number(process.env.PORT ?? 8787));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const product = await firstProduct(proxy.origin);
    const over: string[] = [];
    const rows: string[][] = [];
    for (const locale of languages) {
      for (const [name, path] of Object.entries({ ...PAGES, product })) {
        for (const network of networks) {
          const figures = await measurePage(browser, proxy, path, { network, locale });
          rows.push([`${name} ${locale}`, network.name, ...cellsOf(figures)]);
          over.push(
            ...overLimit(figures, network.name).map((figure) => `${name} ${locale}, ${network.name}: ${figure}`),
          );
        }
      }
    }
    console.log(`${tableText([HEAD, ...rows])}\n`);
    const taps: string[][] = [];
    for (const locale of languages) {
      const figures = await measureTaps(browser, proxy.origin, product, locale);
      taps.push([locale, ...Object.values(figures).map(String)]);
      for (const [name, longest] of Object.entries(figures)) if (longest > TAP_LIMIT) over.push(`${locale}: ${name}`);
    }
    console.log(tableText([["longest tap, ms", "filters", "typeahead", "quantity"], ...taps]));
    if (over.length > 0) throw new Error(`over the limit:\n  ${over.join("\n  ")}`);
  } finally {
    await browser.close();
    proxy.close();
  }
});

/**
 * Those of a list that an option names; all where it names none.
 * @throws where it names one that the list lacks
 */
function chosen<T>(list: readonly T[], option: string | undefined, nameOf: (one: T) => string): readonly T[] {
  if (option === undefined) return list;
  return option.split(",").map((name) => {
    const found = list.find((one) => nameOf(one) === name.trim());
    if (found === undefined) throw new Error(`${name} is none of ${list.map(nameOf).join(", ")}`);
    return found;
  });
}

async function firstProduct(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}${CATEGORY}`)).text();
  const path = /href="(\/products\/food-products\/[^"?]+)"/.exec(html)?.[1];
  if (!path) throw new Error("the category page links to no product: is the demo data loaded?");
  return path;
}

const HEAD = ["page", "network", "html", "css", "js", "fonts", "pictures", "LCP", "CLS", "TBT", "alive"];

/** Sizes in KB, times in milliseconds. */
function cellsOf(figures: PageFigures): string[] {
  const { html, css, script, fonts, pictures } = figures;
  const sizes = [html, css, script, fonts, pictures].map((bytes) => (bytes / 1024).toFixed(1));
  const times = [figures.lcp.toFixed(0), figures.cls.toFixed(3), figures.tbt.toFixed(0), figures.alive.toFixed(0)];
  return [...sizes, ...times];
}

/** Names of the figures over their limit. */
function overLimit(figures: PageFigures, network: NetworkName): string[] {
  const limits = { ...LIMITS, ...LIMITS_BY_NETWORK[network] };
  const over = Object.entries(limits).filter(([key, limit]) => Number(figures[key as keyof PageFigures]) > limit);
  // A page that never lived has no time of it.
  return [...over.map(([key]) => key), ...(figures.alive === 0 ? ["never alive"] : [])];
}
