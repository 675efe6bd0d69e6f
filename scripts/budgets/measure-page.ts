import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Locale } from "#domain/kernel/locale.ts";
import type { CompressingProxy, Transfer } from "./compressing-proxy.ts";
import { kindOf } from "./limits.ts";
import { type NetworkProfile, SLOWER } from "./networks.ts";
import { observeVitals, readVitals, type Vitals } from "./page-vitals.ts";

/** Figures of one first view; sizes in bytes after compression. */
export interface PageFigures extends Vitals {
  html: number;
  css: number;
  script: number;
  fonts: number;
  pictures: number;
  origins: number;
}

/** Opens `path` with an empty cache on a phone-sized screen with a slow processor. */
export async function measurePage(
  browser: Browser,
  proxy: CompressingProxy,
  path: string,
  { network, locale }: { network: NetworkProfile; locale: Locale },
): Promise<PageFigures> {
  const context = await openPhone(browser, proxy.origin, locale);
  const page = await context.newPage();
  await throttle(page, network);
  await page.addInitScript(observeVitals);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  proxy.takeTransfers();
  await page.goto(`${proxy.origin}${path}`, { waitUntil: "networkidle", timeout: 60_000 });
  // One that never lives is told by its missing time.
  await page
    .waitForFunction(() => (window.vitals?.alive ?? 0) > 0, undefined, { timeout: 30_000 })
    .catch(() => undefined);
  await page.waitForTimeout(1500);
  const vitals = await page.evaluate(readVitals);
  await context.close();
  origins.delete(proxy.origin);
  return {
    ...sizes(proxy.takeTransfers()),
    origins: [...origins].filter((origin) => origin.startsWith("http")).length,
    ...vitals,
  };
}

/** A phone of somebody who reads in one language and has never been here. */
export async function openPhone(browser: Browser, origin: string, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: "preferred-language", value: locale, url: origin }]);
  // The runner names functions by a helper that the page lacks.
  await context.addInitScript("globalThis.__name = (named) => named");
  return context;
}

/** Makes the processor slow, and the network where one is given. */
export async function throttle(page: Page, network?: NetworkProfile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  });
}

function sizes(transfers: readonly Transfer[]): Pick<PageFigures, "html" | "css" | "script" | "fonts" | "pictures"> {
  const sizes = { html: 0, css: 0, script: 0, fonts: 0, pictures: 0 };
  for (const { contentType, bytes } of transfers) {
    const kind = contentType.startsWith("image") ? "pictures" : kindOf(contentType);
    if (kind) sizes[kind] += bytes;
  }
  return sizes;
}
