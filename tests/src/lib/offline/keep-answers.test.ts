import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "#src/lib/calls/query-client.ts";
import { answering } from "#src/lib/calls/trpc.ts";
import { keepNothing } from "#src/lib/offline/answer-link.ts";
import { noneGiven, noteGiven } from "#src/lib/offline/given-answers.ts";
import { keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { keptAnswer, keptOwner } from "#src/lib/offline/kept-answers.ts";
import { SESSION_CHANNEL } from "#src/lib/session/session-store.ts";

const OWN_QUOTES = [["quotes", "mine"], { input: { page: 1 }, type: "query" }];
const PROFILE = [["account", "profile"], { type: "query" }];
let leave: () => void = () => undefined;

beforeEach(() => {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { indexedDB: new IDBFactory(), localStorage }));
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(async () => {
  leave();
  noneGiven();
  keepNothing();
  delete answering.link;
  // What was on its way to the disk.
  await new Promise((resolve) => setTimeout(resolve, 50));
  vi.unstubAllGlobals();
});

const kept = (path: string, input: unknown) =>
  keptAnswer("usr_a", `${path} ${JSON.stringify(input ?? null)}`, Date.now());

it("keeps what the page had been answered before it came, of the reads of own screens alone", async () => {
  const cache = createQueryClient();
  cache.setQueryData(OWN_QUOTES, { items: [1] });
  cache.setQueryData(PROFILE, { phone: "+971" });
  leave = keepAnswersOf("usr_a", cache);
  await vi.waitFor(async () => expect((await kept("quotes.mine", { page: 1 }))?.text).toBe('{"items":[1]}'));
  expect(await kept("account.profile", null)).toBeNull();
});

it("keeps what the page had asked for before it came, once that is answered", async () => {
  const cache = createQueryClient();
  let answer: (page: object) => void = () => undefined;
  const queryFn = () => new Promise<object>((resolve) => (answer = resolve));
  const asked = cache.fetchQuery({ queryKey: OWN_QUOTES, queryFn });
  leave = keepAnswersOf("usr_a", cache);
  answer({ items: [2] });
  await asked;
  await vi.waitFor(async () => expect((await kept("quotes.mine", { page: 1 }))?.text).toBe('{"items":[2]}'));
});

it.each(["ended", "lost"])("forgets everything when a session has %s, also once its screen is left", async (news) => {
  const cache = createQueryClient();
  cache.setQueryData(OWN_QUOTES, { items: [1] });
  keepAnswersOf("usr_a", cache)();
  await vi.waitFor(async () => expect(await kept("quotes.mine", { page: 1 })).not.toBeNull());
  const tab = new BroadcastChannel(SESSION_CHANNEL);
  tab.postMessage(news);
  await vi.waitFor(async () => expect([keptOwner(), await kept("quotes.mine", { page: 1 })]).toEqual([null, null]));
  tab.close();
});

it("asks again for what was given as soon as the line is back, and when something else was answered", () => {
  const cache = createQueryClient();
  cache.setQueryData(OWN_QUOTES, { items: [1] });
  leave = keepAnswersOf("usr_a", cache);
  const isAskedAgain = () => cache.getQueryState(OWN_QUOTES)?.isInvalidated;
  noteGiven("quotes.mine", Date.now());
  expect(isAskedAgain()).toBe(false);
  window.dispatchEvent(new Event("online"));
  expect(isAskedAgain()).toBe(true);
  cache.setQueryData(OWN_QUOTES, { items: [2] });
  noneGiven();
  expect(isAskedAgain()).toBe(true);
});

it("lets no decision wait in secret for the line", async () => {
  const cache = createQueryClient();
  leave = keepAnswersOf("usr_a", cache);
  expect(cache.getDefaultOptions().mutations).toMatchObject({ networkMode: "always", retry: false });
});
