import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { givenAnswers } from "#src/lib/offline/given-answers.ts";
import { askWithoutNetwork, keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { Browser, settled } from "./a-browser.ts";

let browser: Browser;
let leaves: (() => void)[];
const PAGES = [1, 2];
const keyOf = (page: number) => [["quotes", "mine"], { input: { page }, type: "query" }];

beforeEach(() => {
  browser = new Browser();
  browser.answers["quotes.mine"] = { total: 1 };
  leaves = [];
});
afterEach(async () => {
  for (const leave of leaves) leave();
  vi.unstubAllGlobals();
  await browser.close();
});

/** A page with two lists that were given. */
async function showTwo() {
  const kept = browser.open();
  await kept.session.read();
  leaves.push(keepAnswersOf("usr_a", kept.cache, vi.fn()));
  for (const page of PAGES) await kept.api.quotes.mine.fetch({ page });
  await settled();
  browser.goOn(false);
  const shown = browser.open();
  askWithoutNetwork(shown.cache);
  await shown.session.read();
  leaves.push(keepAnswersOf("usr_a", shown.cache, vi.fn()));
  for (const page of PAGES) {
    const queryFn = () => shown.client.quotes.mine.query({ page });
    leaves.push(new QueryObserver(shown.cache, { queryKey: keyOf(page), queryFn }).subscribe(() => undefined));
  }
  await vi.waitFor(() => expect(givenAnswers().size).toBe(3));
  return shown;
}

it("takes both of two answers that come at once, though the line goes behind them", async () => {
  const { api, cache } = await showTwo();
  browser.goOn(true);
  browser.answers["quotes.mine"] = { total: 2 };
  const both = cache.refetchQueries({ queryKey: [["quotes", "mine"]] });
  await Promise.resolve();
  browser.goOn(false);
  await both;
  await settled();
  expect(PAGES.map((page) => api.quotes.mine.getData({ page }))).toEqual([{ total: 2 }, { total: 2 }]);
  const given = [...givenAnswers().values()].map(({ path }) => path);
  expect(given).not.toContain("quotes.mine");
});

it("asks again once somebody looks, not before", async () => {
  await showTwo();
  browser.goOn(true);
  browser.asked = [];
  Object.assign(document, { hidden: true });
  window.dispatchEvent(new Event("online"));
  await settled();
  expect(browser.asked).toEqual([]);
  Object.assign(document, { hidden: false });
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(browser.asked).toContain("quotes.mine"));
});

it("calls nothing fresh whose answer was called off on its way", async () => {
  const { api, cache } = await showTwo();
  browser.goOn(true);
  browser.answers["quotes.mine"] = { total: 2 };
  const asked = { queryKey: keyOf(1) };
  const query = cache.getQueryCache().find(asked);
  void query?.fetch();
  await Promise.resolve();
  await cache.cancelQueries(asked);
  browser.goOn(false);
  await settled();
  expect(api.quotes.mine.getData({ page: 1 })).toEqual({ total: 1 });
  expect(givenAnswers().has(JSON.stringify(keyOf(1)))).toBe(true);
});
