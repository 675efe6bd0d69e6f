import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../chromium.ts";
import type { Pair } from "./conversation-pairs.ts";
import { type Spread, spreadOf } from "./percentiles.ts";
import type { Site } from "./site.ts";
import type { Trader } from "./traders.ts";

const MESSAGES = 60;
const WARM_UP = 5;
/** How far the log is scrolled back, in pages. */
const PAGES_BACK = 20;

export interface ScreenFigures {
  /** From the Enter key until the words are painted in the other browser, in milliseconds. */
  shown: Spread;
}

export interface ScrollFigures {
  /** From the click until the newest message is painted, in milliseconds. */
  opened: number;
  /** Each older page, from asking until it is painted. */
  older: Spread;
  /** Bubbles in the document after all that. */
  bubbles: number;
}

/** Runs a browser for the time of some work. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** One writes in a browser, the other looks at the same conversation in another. */
export async function writeAndWatch(browser: Browser, site: Site, pair: Pair): Promise<ScreenFigures> {
  const [writer, reader] = await Promise.all([
    openConversation(browser, site, pair.buyer, pair.conversation),
    openConversation(browser, site, pair.seller, pair.conversation),
  ]);
  await reader.evaluate(watchLog);
  const took: number[] = [];
  for (let n = 0; n < MESSAGES + WARM_UP; n += 1) {
    const words = `سطر ${crypto.randomUUID()}`;
    await writer.getByRole("textbox").last().fill(words);
    const from = await writer.evaluate(() => performance.timeOrigin + performance.now());
    await writer.keyboard.press("Enter");
    const at = await reader.evaluate((text) => Reflect.get(window, "shownAt")(text), words);
    if (n >= WARM_UP) took.push(at - from);
    await writer.waitForTimeout(600);
  }
  await Promise.all([writer, reader].map((page) => page.context().close()));
  return { shown: spreadOf(took) };
}

/** Opens a conversation from the list and goes back through it page by page. */
export async function openAndScroll(browser: Browser, site: Site, pair: Pair): Promise<ScrollFigures> {
  const context = await contextOf(browser, site, pair.buyer);
  const page = await context.newPage();
  await page.goto(new URL("/messages", site.url).href);
  const entry = page.locator(`a[href*="${pair.conversation}"]`).first();
  await entry.waitFor();
  const from = performance.now();
  await entry.click();
  await page.getByRole("log").locator("time").last().waitFor();
  const opened = performance.now() - from;
  const older: number[] = [];
  for (let n = 0; n < PAGES_BACK; n += 1) {
    const took = await page.evaluate(scrollBack);
    if (took === null) break;
    older.push(took);
  }
  const bubbles = await page.getByRole("log").locator("time").count();
  await context.close();
  return { opened, older: spreadOf(older), bubbles };
}

async function openConversation(browser: Browser, site: Site, who: Trader, conversation: string): Promise<Page> {
  const context = await contextOf(browser, site, who);
  const page = await context.newPage();
  await page.goto(new URL(`/messages/${conversation}`, site.url).href);
  await page.getByRole("log").waitFor();
  await page.getByRole("textbox").last().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

async function contextOf(browser: Browser, site: Site, { cookie }: Trader): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  // tsx names inner functions by a helper that a page does not have.
  await context.addInitScript("globalThis.__name = (named) => named");
  const [name, value] = cookie.split("=");
  // The name asks for https, which a browser grants this machine's own address.
  await context.addCookies([
    { name: name ?? "", value: value ?? "", domain: site.url.hostname, path: "/", secure: true, sameSite: "Lax" },
  ]);
  return context;
}

/** In the page: tells when words stand in the log and a frame was painted. Clocks of one machine's browsers are one. */
function watchLog(): void {
  const log = document.querySelector("[role=log]");
  if (!log) throw new Error("no log");
  const shownAt = (words: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!log.textContent?.includes(words)) return false;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        return true;
      };
      const observer = new MutationObserver(look);
      observer.observe(log, { childList: true, subtree: true, characterData: true });
      look();
    });
  Reflect.set(window, "shownAt", shownAt);
}

/** In the page: goes to the top and waits for what is older. Null where nothing is. */
async function scrollBack(): Promise<number | null> {
  const log = document.querySelector("[role=log]");
  if (!log) return null;
  const first = () => log.querySelector("time")?.dateTime;
  const was = first();
  const from = performance.now();
  log.scrollTop = 0;
  const button = [...log.querySelectorAll("button")][0];
  button?.click();
  while (first() === was) {
    if (performance.now() - from > 3000) return null;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - from;
}
