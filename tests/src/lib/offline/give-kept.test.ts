import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OF_NOW } from "#src/lib/calls/trpc.ts";
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
  leaves.push(keepAnswersOf(userId, page.cache, vi.fn()));
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
function _showQuotes({ client, cache }: ReturnType<Browser["open"]>): () => void {
  const queryFn = () => client.quotes.mine.query(OWN_QUOTES);
  return new QueryObserver(cache, { queryKey: quotesKey, queryFn }).subscribe(() => undefined);
}

const quotesKey = [["quotes", "mine"], { input: OWN_QUOTES, type: "query" }] as const;
const _hashOf = (key: readonly unknown[]) => JSON.stringify(key);

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

it("gives a page without a network who was here last and what they read last, and says from when it is", async () => {
  await keepQuotes();
  const page = openWithout();
  expect(await page.session.read()).toEqual({ userId: "usr_a", isOfBefore: true });
  expect(await page.api.quotes.mine.fetch(OWN_QUOTES)).toEqual(QUOTES);
  const given = [...givenAnswers().values()].find(({ path }) => path === "quotes.mine");
  expect(Date.now() - (given?.at ?? 0)).toBeLessThan(5000);
});

it("gives it also to a screen that asked while it was not known yet who is here", async () => {
  await keepQuotes();
  const page = openWithout();
  const [session, quotes] = await Promise.all([page.session.read(), page.api.quotes.mine.fetch(OWN_QUOTES)]);
  expect([session, quotes]).toEqual([{ userId: "usr_a", isOfBefore: true }, QUOTES]);
});

it("keeps no other question's answer, none of what is not on its list, and none of who was never told", async () => {
  await keepQuotes();
  const page = openWithout();
  await page.session.read();
  await expect(page.api.quotes.mine.fetch({ page: 2 })).rejects.toThrow("Failed to fetch");
  await expect(page.api.account.profile.fetch()).rejects.toThrow("Failed to fetch");
});

it("gives nothing of which the page does not know that it is its reader's", async () => {
  await keepQuotes();
  const page = openWithout();
  await expect(page.api.quotes.mine.fetch(OWN_QUOTES)).rejects.toThrow("Failed to fetch");
});

it("gives nothing to who asks the client: what decides, or is written over something, is what the server says now", async () => {
  Object.assign(browser.answers, { "quotes.thread": { quote: { status: "sent" } }, "cart.mine": { lines: [] } });
  const kept = await openKeeping();
  await kept.api.quotes.thread.fetch({ id: "q" });
  await kept.api.cart.mine.fetch({ locale: "ar" });
  await settled();
  browser.goOn(false);
  for (const page of [kept, openWithout()]) {
    await page.session.read();
    await expect(page.client.quotes.thread.query({ id: "q" })).rejects.toThrow("Failed to fetch");
    await expect(page.client.cart.mine.query({ locale: "ar" })).rejects.toThrow("Failed to fetch");
    await expect(page.client.auth.session.query()).rejects.toThrow("Failed to fetch");
  }
  await expect(openWithout().api.cart.mine.fetch({ locale: "ar" })).rejects.toThrow("Failed to fetch");
});

it("gives nothing to a query that decides, or begins a text", async () => {
  await keepQuotes();
  const page = openWithout();
  await page.session.read();
  await expect(page.api.quotes.mine.fetch(OWN_QUOTES, OF_NOW)).rejects.toThrow("Failed to fetch");
});

it("does not tell who is signed in from what is kept, where somebody wants to know it now", async () => {
  await keepQuotes();
  const page = openWithout();
  expect(await page.session.refresh()).toBeNull();
});

it("asks a server that is busy as often as ever before it gives what is kept", async () => {
  await keepQuotes();
  const page = browser.open();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  browser.network = "is busy";
  browser.asked = [];
  expect(await page.api.quotes.mine.fetch(OWN_QUOTES, { retryDelay: 1 })).toEqual(QUOTES);
  expect(browser.asked).toEqual(["quotes.mine", "quotes.mine", "quotes.mine", "quotes.mine"]);
  browser.network = "answers";
  browser.answers["quotes.mine"] = { items: [], total: 0 };
  expect(await page.api.quotes.mine.fetch(OWN_QUOTES, { staleTime: 0 })).toEqual({ items: [], total: 0 });
});

it("leaves a screen what it has, which is newer than what is kept", async () => {
  const page = await keepQuotes();
  browser.goOn(false);
  await expect(page.api.quotes.mine.fetch(OWN_QUOTES, { staleTime: 0 })).rejects.toThrow("Failed to fetch");
  expect(page.api.quotes.mine.getData(OWN_QUOTES)).toEqual(QUOTES);
  expect(givenAnswers().size).toBe(0);
});

it("gives nothing for a refusal, and nothing that is older than a week", async () => {
  const { now } = Date;
  await keepQuotes();
  const page = openWithout();
  await page.session.read();
  vi.spyOn(Date, "now").mockImplementation(() => now() + LONGEST_MS);
  await expect(page.api.quotes.mine.fetch(OWN_QUOTES)).rejects.toThrow("Failed to fetch");
  vi.restoreAllMocks();
  browser.network = "refuses";
  await expect(page.api.quotes.mine.fetch(OWN_QUOTES)).rejects.toThrow();
});

it("has prices for the quantities alone that they were asked for: an amount of another one would be wrong", async () => {
  const line = (productId: string, quantity = 1) => ({ productId, quantity });
  browser.answers["cart.price"] = { lines: [line("p1", 5)] };
  const kept = await openKeeping();
  await kept.api.cart.price.fetch({ lines: [line("p1", 5)], locale: "ar" });
  await settled();
  const page = openWithout();
  await page.session.read();
  expect(await page.api.cart.price.fetch({ lines: [line("p1", 5)], locale: "ar" })).toEqual({ lines: [line("p1", 5)] });
  await expect(page.api.cart.price.fetch({ lines: [line("p1", 6)], locale: "ar" })).rejects.toThrow("Failed to fetch");
});
