import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptOwner } from "#src/lib/offline/answers-owner.ts";
import { givenAnswers } from "#src/lib/offline/given-answers.ts";
import { askWithoutNetwork, keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { LONGEST_MS } from "#src/lib/offline/kept-answers.ts";
import { Browser, settled } from "./a-browser.ts";

let browser: Browser;
let leaves: (() => void)[];
const OWN_QUOTES = { page: 1 };
const QUOTES = { items: [{ reference: "Q-1" }], total: 1 };

/** A page of somebody who is signed in, which keeps and gives. */
async function openKeeping(userId = "usr_a") {
  const page = browser.open();
  await page.session.read();
  leaves.push(keepAnswersOf(userId, page.cache, () => void page.session.meet(userId)));
  return page;
}

/** A page that came without the server, with what the kept shell does. */
function openWithout() {
  browser.goOn(false);
  const page = browser.open();
  askWithoutNetwork(page.cache);
  return page;
}

/** Shows own quotes, as a screen does. */
function showQuotes({ client, cache }: ReturnType<Browser["open"]>): () => void {
  const queryFn = () => client.quotes.mine.query(OWN_QUOTES);
  return new QueryObserver(cache, { queryKey: quotesKey, queryFn }).subscribe(() => undefined);
}

const quotesKey = [["quotes", "mine"], { input: OWN_QUOTES, type: "query" }] as const;
const hashOf = (key: readonly unknown[]) => JSON.stringify(key);

beforeEach(() => {
  browser = new Browser();
  Object.assign(browser.answers, { "quotes.mine": QUOTES, "account.profile": { phone: "+971" } });
  leaves = [];
});
afterEach(async () => {
  for (const leave of leaves) leave();
  vi.restoreAllMocks();
  await browser.close();
});

async function keepQuotes() {
  const page = await openKeeping();
  await page.api.quotes.mine.fetch(OWN_QUOTES);
  await page.api.account.profile.fetch();
  await settled();
  return page;
}

it("keeps what the page had been answered before it came, and what a write put there", async () => {
  const early = browser.open();
  await early.session.read();
  await early.api.quotes.mine.fetch(OWN_QUOTES);
  leaves.push(keepAnswersOf("usr_a", early.cache, vi.fn()));
  await settled();
  early.api.quotes.mine.setData(OWN_QUOTES, { items: [], total: 0 } as never);
  await settled();
  const page = openWithout();
  await page.session.read();
  expect(await page.api.quotes.mine.fetch(OWN_QUOTES)).toEqual({ items: [], total: 0 });
});

it("says that a screen is old until that screen is answered, whatever else is", async () => {
  Object.assign(browser.answers, { "inbox.list": { items: [] } });
  const kept = await keepQuotes();
  await kept.api.inbox.list.fetch({ view: "open", page: 1 } as never);
  await settled();
  const page = openWithout();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  await page.api.quotes.mine.fetch(OWN_QUOTES);
  const { network } = browser;
  browser.goOn(true);
  await page.api.inbox.list.fetch({ view: "open", page: 1 } as never);
  expect(givenAnswers().has(hashOf(quotesKey))).toBe(true);
  browser.network = network;
  // A failure afterwards leaves it as it is, and as old.
  await page.api.quotes.mine.fetch(OWN_QUOTES, { staleTime: 0, retry: false });
  expect(givenAnswers().has(hashOf(quotesKey))).toBe(true);
  browser.goOn(true);
  await page.api.quotes.mine.fetch(OWN_QUOTES, { staleTime: 0 });
  expect(givenAnswers().has(hashOf(quotesKey))).toBe(false);
});

it("keeps nothing of what was given, so that it does not get younger, and asks for it again once it is shown nowhere", async () => {
  const { now } = Date;
  await keepQuotes();
  vi.spyOn(Date, "now").mockImplementation(() => now() + LONGEST_MS - 60_000);
  const page = openWithout();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  const hide = showQuotes(page);
  await vi.waitFor(() => expect(page.api.quotes.mine.getData(OWN_QUOTES)).toEqual(QUOTES));
  expect(page.cache.getQueryState(quotesKey)?.isInvalidated).toBe(true);
  hide();
  await vi.waitFor(() => expect(page.cache.getQueryState(quotesKey)).toBeUndefined());
  expect(givenAnswers().has(hashOf(quotesKey))).toBe(false);
  vi.spyOn(Date, "now").mockImplementation(() => now() + LONGEST_MS + 60_000);
  await expect(page.api.quotes.mine.fetch(OWN_QUOTES)).rejects.toThrow("Failed to fetch");
});

it("asks again for what was given when the line is back", async () => {
  await keepQuotes();
  const page = openWithout();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  leaves.push(showQuotes(page));
  await vi.waitFor(() => expect(page.api.quotes.mine.getData(OWN_QUOTES)).toEqual(QUOTES));
  browser.goOn(true);
  browser.answers["quotes.mine"] = { items: [], total: 0 };
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.api.quotes.mine.getData(OWN_QUOTES)).toEqual({ items: [], total: 0 }));
});

it("waits less for a line that is gone though the browser does not know it, where the page came without it too", async () => {
  await keepQuotes();
  browser.network = "is gone";
  const page = browser.open();
  askWithoutNetwork(page.cache, true);
  browser.asked = [];
  const begun = performance.now();
  expect(await page.session.read()).toMatchObject({ userId: "usr_a" });
  expect(await page.api.quotes.mine.fetch(OWN_QUOTES)).toEqual(QUOTES);
  expect(browser.asked).toEqual(["auth.session", "auth.session", "quotes.mine", "quotes.mine"]);
  expect(performance.now() - begun).toBeLessThan(4000);
});

it("asks for nothing more that was given once another tab has signed out", async () => {
  await keepQuotes();
  const page = openWithout();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  leaves.push(showQuotes(page));
  await vi.waitFor(() => expect(page.api.quotes.mine.getData(OWN_QUOTES)).toEqual(QUOTES));
  await settled();
  browser.texts.delete("answers-of");
  browser.goOn(true);
  browser.asked = [];
  window.dispatchEvent(new Event("online"));
  await settled();
  expect(browser.asked).toEqual([]);
});

it("calls a list old of which a further page came", async () => {
  const queryKey = [["messages", "list"], { userId: "usr_a" }];
  const ask = { queryKey, initialPageParam: 0, getNextPageParam: (_: unknown, all: unknown[]) => all.length };
  const kept = await openKeeping();
  await kept.cache.fetchInfiniteQuery({ ...ask, queryFn: async () => ["first"] });
  await settled();
  const page = openWithout();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  let isBack = false;
  const list = new InfiniteQueryObserver(page.cache, {
    ...ask,
    queryFn: () => (isBack ? Promise.resolve(["second"]) : page.client.messages.list.query({ locale: "ar" } as never)),
  });
  leaves.push(list.subscribe(() => undefined));
  await vi.waitFor(() => expect(list.getCurrentResult().data?.pages).toEqual([["first"]]));
  isBack = true;
  await list.fetchNextPage();
  expect(list.getCurrentResult().data?.pages).toEqual([["first"], ["second"]]);
  expect(givenAnswers().has(hashOf(queryKey))).toBe(true);
});

it("opens a company's screens with what was kept once it is approved, since until then they are forms", async () => {
  const kept = await openKeeping();
  for (const status of ["approved", "draft"]) {
    browser.goOn(true);
    browser.answers["company.mine"] = { status };
    await kept.api.company.mine.fetch(undefined, { staleTime: 0 });
    await settled();
    const page = openWithout();
    await page.session.read();
    const given = page.api.company.mine.fetch();
    if (status === "approved") expect(await given).toEqual({ status });
    else await expect(given).rejects.toThrow("Failed to fetch");
  }
});

it("keeps nothing more, and gives nothing, once another tab has signed out", async () => {
  const page = await keepQuotes();
  browser.texts.delete("answers-of");
  await page.api.quotes.mine.fetch({ page: 2 });
  await settled();
  const next = openWithout();
  await expect(next.session.read()).rejects.toThrow("Failed to fetch");
  expect(keptOwner()).toBeNull();
});

it.each([
  [{ userId: "usr_b" }, "usr_b"],
  [null, null],
])("forgets what a page began with where the server names %o instead", async (session, owner) => {
  await keepQuotes();
  const page = openWithout();
  expect(await page.session.read()).toEqual({ userId: "usr_a", isOfBefore: true });
  const others = vi.fn(() => void page.session.meet("usr_a"));
  leaves.push(keepAnswersOf("usr_a", page.cache, others));
  leaves.push(showQuotes(page));
  await vi.waitFor(() => expect(page.api.quotes.mine.getData(OWN_QUOTES)).toEqual(QUOTES));
  browser.goOn(true);
  Object.assign(browser.answers, { "auth.session": session, "quotes.mine": { items: [], total: 0 } });
  await page.api.auth.session.fetch(undefined, { staleTime: 0 });
  expect(others).toHaveBeenCalledOnce();
  expect(page.api.quotes.mine.getData(OWN_QUOTES)).toBeUndefined();
  await settled();
  if (owner) leaves.push(keepAnswersOf(owner, page.cache, vi.fn()));
  await settled();
  expect(await browser.databases()).not.toContain("mawrid-answers:usr_a");
  expect(keptOwner()).toBe(owner);
  expect(
    JSON.stringify(
      page.cache
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain("Q-1");
});

it("lets no decision wait in secret for the line", async () => {
  const { cache } = await openKeeping();
  expect(cache.getDefaultOptions().mutations).toMatchObject({ networkMode: "always", retry: false });
});
