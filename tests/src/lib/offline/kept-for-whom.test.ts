import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OF_NOW } from "#src/lib/calls/trpc.ts";
import { keptOwner } from "#src/lib/offline/answers-owner.ts";
import { askWithoutNetwork, keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { ifOwner, keepRead, readKept } from "#src/lib/offline/keep-read.ts";
import { dropAnswer, keptAnswer } from "#src/lib/offline/kept-answers.ts";
import { endOf, questionOf } from "#src/lib/offline/kept-reads.ts";
import { ConversationWorld } from "../../support/conversation-world.ts";
import { Browser, settled } from "./a-browser.ts";

let browser: Browser;
let leaves: (() => void)[];
const ORDER = { reference: "O-1" };
const END = endOf("cnv_1");
const keptEnd = () => readKept("cnv_1", END, () => ifOwner("usr_a"));

beforeEach(() => {
  browser = new Browser();
  browser.answers["orders.one"] = { order: ORDER };
  leaves = [];
});
afterEach(async () => {
  for (const leave of leaves) leave();
  vi.restoreAllMocks();
  await browser.close();
});

/** A page of somebody who is signed in, which keeps and gives. */
async function openKeeping() {
  const page = browser.open();
  await page.session.read();
  leaves.push(keepAnswersOf("usr_a", page.cache, vi.fn()));
  return page;
}

async function keepOrder() {
  const page = await openKeeping();
  await page.api.orders.one.fetch(ORDER);
  await keepRead("usr_a", END, { items: [] });
  await settled();
  return page;
}

it("keeps nothing of what an operator opens, nor a mark of theirs", async () => {
  browser.answers["auth.session"] = { userId: "usr_a", userType: "admin" };
  await keepOrder();
  expect(keptOwner()).toBeNull();
  expect(await browser.databases()).toEqual([]);
});

it("gives an operator nothing, and deletes what was kept while they were none", async () => {
  const page = await keepOrder();
  expect(await keptEnd()).toEqual({ items: [] });
  browser.answers["auth.session"] = { userId: "usr_a", userType: "admin" };
  await page.session.refresh();
  browser.goOn(false);
  page.cache.removeQueries({ queryKey: [["orders", "one"]] });
  await expect(page.api.orders.one.fetch(ORDER)).rejects.toThrow("Failed to fetch");
  await settled();
  expect(keptOwner()).toBeNull();
  expect(await browser.databases()).toEqual([]);
});

it("keeps nothing any more of what the server refuses for good", async () => {
  const page = await keepOrder();
  browser.network = "has none";
  await expect(page.api.orders.one.fetch(ORDER, { staleTime: 0 })).rejects.toThrow();
  await settled();
  browser.goOn(false);
  const next = browser.open();
  askWithoutNetwork(next.cache);
  await next.session.read();
  await expect(next.api.orders.one.fetch(ORDER)).rejects.toThrow("Failed to fetch");
});

it("nor of a conversation that is its reader's no more", async () => {
  await keepOrder();
  const world = new ConversationWorld();
  world.write(1, 3);
  world.isForeign = true;
  const live = world.conversation();
  await live.catchUp();
  await settled();
  expect(await keptEnd()).toBeUndefined();
});

const keptOf = (parts: string[], input?: unknown) => {
  const question = questionOf([parts, { ...(input ? { input } : {}), type: "query" }]);
  return question && readKept("", question, () => ifOwner("usr_a"));
};

it("keeps nothing of a query of now, but who is here", async () => {
  const page = await openKeeping();
  await page.api.orders.one.fetch(ORDER, OF_NOW);
  browser.answers["auth.session"] = { userId: "usr_a", isVerified: true };
  await page.session.refresh();
  await settled();
  expect(await keptOf(["orders", "one"], ORDER)).toBeUndefined();
  expect(await keptOf(["auth", "session"])).toEqual({ userId: "usr_a", isVerified: true });
});

it.each([{}, OF_NOW])("keeps no company that no screen is given, nor what it was before (%o)", async (options) => {
  const page = await openKeeping();
  browser.answers["company.mine"] = { status: "approved" };
  await page.api.company.mine.fetch();
  await settled();
  browser.answers["company.mine"] = { status: "draft", taxNumber: "1" };
  await page.api.company.mine.fetch(undefined, { staleTime: 0, ...options });
  await settled();
  expect(
    await keptAnswer("usr_a", questionOf([["company", "mine"], { type: "query" }])?.key ?? "", Date.now()),
  ).toBeNull();
});

it("keeps again what was left in between, though it is the same", async () => {
  browser.answers["notices.unread"] = 3;
  const page = await openKeeping();
  await page.api.notices.unread.fetch();
  await settled();
  page.cache.removeQueries({ queryKey: [["notices", "unread"]] });
  const question = questionOf([["notices", "unread"], { type: "query" }]);
  await dropAnswer("usr_a", question?.key ?? "");
  await page.api.notices.unread.fetch();
  await settled();
  expect(await keptOf(["notices", "unread"])).toBe(3);
});
