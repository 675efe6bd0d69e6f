import type { Browser, Page } from "@playwright/test";
import type { CompressingProxy, Transfer } from "./compressing-proxy.ts";

/** A network as Lighthouse describes it. */
export interface NetworkProfile {
  name: string;
  /** Round trip in milliseconds. */
  latency: number;
  /** Bytes a second. */
  throughput: number;
}

export const SLOW_4G: NetworkProfile = { name: "slow 4G", latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
export const THIRD_G: NetworkProfile = { name: "3G", latency: 300, throughput: (700 * 1024) / 8 };

/** Figures of one first view; sizes in bytes after compression, times in milliseconds. */
export interface PageFigures {
  html: number;
  css: number;
  script: number;
  fonts: number;
  pictures: number;
  origins: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
}

/** Opens `path` in Arabic with an empty cache on a phone-sized screen with a processor four times slower. */
export async function measurePage(
  browser: Browser,
  proxy: CompressingProxy,
  path: string,
  network: NetworkProfile,
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await throttle(page, network);
  // The runner names functions by a helper that the page lacks.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(observeVitals);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  proxy.takeTransfers();
  await page.goto(`${proxy.origin}${path}`, { waitUntil: "networkidle", timeout: 60_000 });
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

async function throttle(page: Page, network: NetworkProfile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

function sizes(transfers: readonly Transfer[]): Pick<PageFigures, "html" | "css" | "script" | "fonts" | "pictures"> {
  const sum = (kind: RegExp) =>
    transfers.filter((transfer) => kind.test(transfer.contentType)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum(/text\/html/),
    css: sum(/css/),
    script: sum(/javascript/),
    fonts: sum(/font/),
    pictures: sum(/image/),
  };
}

interface Vitals {
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
}

declare global {
  interface Window {
    vitals?: Vitals;
  }
}

/** Runs in the page before anything else. */
function observeVitals(): void {
  const vitals: Vitals = { lcp: 0, lcpElement: "", cls: 0, tbt: 0 };
  window.vitals = vitals;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
    const element = "element" in entry && entry.element instanceof Element ? entry.element : undefined;
    vitals.lcpElement = `${element?.tagName ?? ""} ${(element?.textContent ?? "").slice(0, 30)}`;
  });
  observe("layout-shift", (entry) => {
    if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) vitals.cls += Number(entry.value);
  });
  observe("longtask", (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50);
  });
}

function readVitals(): Vitals {
  return window.vitals ?? { lcp: 0, lcpElement: "", cls: 0, tbt: 0 };
}
