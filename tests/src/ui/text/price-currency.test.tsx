import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApproxNote } from "#src/ui/text/approx.tsx";
import { choosePriceCurrency, keptRates, priceCurrency, showPrices } from "#src/ui/text/price-currency.tsx";

const HOUR_MS = 3_600_000;
const RATES = { SAR: { rateToAed: 979_333, fromDay: "2026-01-01" } };

/** A browser with what it keeps, the page's own mark, and the answers of `/rates.json`. */
const browser = { kept: new Map<string, string>(), dataset: {} as { priceIn?: string }, answer: vi.fn() };
const rates = (kept: object) => async () => Response.json(kept);
const failure = async () => new Response(null, { status: 503 });

/** Each test begins long after the rates of the one before. */
let clock = Date.UTC(2026, 0, 1);

beforeEach(() => {
  clock += 24 * HOUR_MS;
  vi.useFakeTimers({ now: clock });
  Object.assign(browser, { kept: new Map(), dataset: {}, answer: vi.fn(rates(RATES)) });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset: browser.dataset } });
  vi.stubGlobal("fetch", (address: string) => browser.answer(address));
  vi.stubGlobal("localStorage", {
    setItem: (name: string, text: string) => void browser.kept.set(name, text),
    removeItem: (name: string) => void browser.kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps a choice here, and asks for the rates once within an hour and again after it", async () => {
  await choosePriceCurrency("SAR");
  expect([...browser.kept]).toEqual([["price-currency", "SAR"]]);
  expect(browser.dataset.priceIn).toBe("SAR");
  await keptRates();
  expect(browser.answer).toHaveBeenCalledTimes(1);
  // A page that stays open draws them again by itself.
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(browser.answer).toHaveBeenCalledTimes(2);
  await choosePriceCurrency(null);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(browser.answer).toHaveBeenCalledTimes(2);
  expect([...browser.kept]).toEqual([]);
});

it("says that the rates did not come, keeps the choice, and asks again with the next wish", async () => {
  browser.answer.mockImplementation(failure);
  await expect(choosePriceCurrency("SAR")).rejects.toThrow("rates: 503");
  expect(browser.kept.get("price-currency")).toBe("SAR");
  browser.answer.mockImplementation(rates(RATES));
  await showPrices();
  expect(browser.answer).toHaveBeenCalledTimes(2);
  expect(browser.dataset.priceIn).toBe("SAR");
});

it.each(["KWD", "DEM"])(
  "forgets %s, of which no rate is kept: the next page keeps no lines free for it",
  async (kept) => {
    browser.kept.set("price-currency", kept);
    browser.dataset.priceIn = kept;
    await showPrices();
    expect(browser.dataset).toEqual({});
    expect([...browser.kept]).toEqual([]);
  },
);

it("leaves alone what another tab chose since", async () => {
  browser.kept.set("price-currency", "SAR");
  await showPrices();
  expect(browser.kept.get("price-currency")).toBe("SAR");
});

it("holds a choice until the page is left where storage is blocked", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { setItem: blocked, removeItem: blocked });
  await choosePriceCurrency("SAR");
  expect(priceCurrency()).toBe("SAR");
  await choosePriceCurrency(null);
  expect(priceCurrency()).toBeNull();
});

it("keeps a note's place free only where a price may be converted", () => {
  expect(renderToStaticMarkup(<ApproxNote currencies={[]} />)).toBe("");
  expect(renderToStaticMarkup(<ApproxNote currencies={["AED", "AED"]} />)).toContain('data-of="AED"');
  expect(renderToStaticMarkup(<ApproxNote currencies={["AED", "USD"]} />)).not.toContain("data-of");
});
