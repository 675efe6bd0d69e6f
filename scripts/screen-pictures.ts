import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { LOCALE_STORAGE_KEY } from "../domain/kernel/locale.ts";
import { ensureChromium } from "./chromium.ts";
import { DEMO_PASSWORD } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Takes the pictures of docs/screens: the first view of each main screen, in Arabic on a phone and in English on a desk.

  npm start &                   the built site with demo data, on PORT (default 8787)
  npm run screens:pictures      [PORT=8787] writes docs/screens/now; -- FOLDER writes them elsewhere`;

const QUALITY = 62;
const STILL_MS = 1500;

const VIEWS = [
  { locale: "ar", width: 390, height: 844 },
  { locale: "en", width: 1280, height: 800 },
] as const;
type View = (typeof VIEWS)[number];

interface Screen {
  /** Of a demo account, without its host; nobody signs in where there is none. */
  as?: string;
  path: string;
  /** The screen is behind the first link of the page that begins so, in the entry that has these words if they are given. */
  first?: string;
  words?: string;
  /** What the link's address goes on with. */
  rest?: string;
}

/** The main screens, by the names of their pages in docs/screens. */
const SCREENS: Record<string, Screen> = {
  home: { path: "/" },
  search: { path: "/product-search?q=%D8%AA%D9%85%D8%B1" },
  product: { path: "/products/food-products/khalas-dates-carton-5kg" },
  request: { path: "/rfqs/new" },
  compare: { as: "buyer", path: "/rfqs", first: "/rfqs/RFQ-", words: "مولد ديزل صامت", rest: "/compare" },
  order: { as: "buyer", path: "/orders", first: "/orders/ORD-" },
  messages: { as: "buyer", path: "/messages", first: "/messages/" },
  shell: { as: "supplier", path: "/supplier-dashboard" },
  admin: { as: "admin", path: "/admin/applications", first: "/admin/applications/" },
};

runScript("screens:pictures", HELP, async () => {
  const origin = `http://localhost:${process.env.PORT ?? 8787}`;
  const folder = process.argv[2] ?? join("docs", "screens", "now");
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    for (const view of VIEWS) {
      for (const as of new Set(Object.values(SCREENS).map((screen) => screen.as))) {
        await takeAll(await contextOf(browser, origin, view, as), view, folder, as);
      }
    }
  } finally {
    await browser.close();
  }
});

async function contextOf(browser: Browser, origin: string, { locale, width, height }: View, as: string | undefined) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale,
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: LOCALE_STORAGE_KEY, value: locale, url: origin }]);
  if (as) await signIn(context, as);
  return context;
}

/** All screens of one account in a language. */
async function takeAll(context: BrowserContext, { locale, width }: View, folder: string, as: string | undefined) {
  const page = await context.newPage();
  for (const [name, screen] of Object.entries(SCREENS).filter(([, one]) => one.as === as)) {
    await open(page, screen);
    await page.screenshot({ path: join(folder, `${name}-${locale}-${width}.jpg`), type: "jpeg", quality: QUALITY });
    console.log(`${name}, ${locale}, ${width} px`);
  }
  await context.close();
}

async function signIn(context: BrowserContext, name: string): Promise<void> {
  const answer = await context.request.post("/api/trpc/auth.signIn", {
    data: { email: `${name}@demo.test`, password: DEMO_PASSWORD },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  if (!answer.ok()) throw new Error(`${name} is not let in: ${answer.status()}`);
}

/** Until nothing moves any more. */
async function open(page: Page, { path, first, words, rest = "" }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  if (first) {
    const entries = words ? page.locator("main :is(li, tr)", { hasText: words }) : page.locator("main");
    const address = await entries.locator(`a[href^="${first}"]`).first().getAttribute("href");
    await page.goto(`${address}${rest}`, { waitUntil: "networkidle" });
  }
  await page.waitForTimeout(STILL_MS);
}
