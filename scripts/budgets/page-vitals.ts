/** What a page tells of its own first view; times in milliseconds since the navigation began. */
export interface Vitals {
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  /** When each control answers by itself but those whose scripts come with a reader's first sign; 0 until then. */
  alive: number;
}

declare global {
  interface Window {
    vitals?: Vitals;
  }
}

/** Runs in the page before anything else, as text: it uses nothing from outside itself. */
export function observeVitals(): void {
  const vitals: Vitals = { lcp: 0, lcpElement: "", cls: 0, tbt: 0, alive: 0 };
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
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps$"));
  const look = setInterval(() => {
    // The router takes its own data out of the page when it has taken over; React names what it drew on each element.
    if (document.readyState === "loading" || "$_TSR" in window) return;
    const controls = [...document.querySelectorAll("#root :is(button, input, select)")];
    const awake = controls.filter((control) => !control.closest("[data-late]"));
    if (awake.length === 0 || !awake.every(isAlive)) return;
    vitals.alive = performance.now();
    clearInterval(look);
  }, 50);
}

/** Runs in the page. */
export function readVitals(): Vitals {
  return window.vitals ?? { lcp: 0, lcpElement: "", cls: 0, tbt: 0, alive: 0 };
}
