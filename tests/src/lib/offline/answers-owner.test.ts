import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasAnswers, keptOwner, leaveAnswers } from "#src/lib/offline/answers-owner.ts";
import { keepAnswersOf } from "#src/lib/offline/keep-answers.ts";
import { keptAnswer } from "#src/lib/offline/kept-answers.ts";
import { askOwn } from "#src/lib/own-database.ts";
import { Browser, settled } from "./a-browser.ts";

let browser: Browser;
let leave: () => void;
let page: ReturnType<Browser["open"]>;

beforeEach(async () => {
  browser = new Browser();
  browser.answers["quotes.mine"] = { items: [1] };
  page = browser.open();
  await page.session.read();
  leave = keepAnswersOf("usr_a", page.cache, vi.fn());
  await page.api.quotes.mine.fetch({ page: 1 });
  await settled();
  expect(await browser.databases()).toEqual(["mawrid-answers:usr_a"]);
});
afterEach(async () => {
  leave();
  await browser.close();
});

/** A database of somebody of whom nothing else is known, as an earlier page may have left it. */
const leaveBehind = (userId: string) =>
  askOwn({ database: `mawrid-answers:${userId}`, store: "answers", durability: "relaxed" }, "readwrite", (store) =>
    store.put({ key: "k", text: "{}", at: Date.now() }),
  );
const gone = () => vi.waitFor(async () => expect([await browser.databases(), hasAnswers()]).toEqual([[], false]));

it("has no owner any more before a sign-out returns, and nothing on the disk soon after", async () => {
  await leaveBehind("usr_x");
  const ending = page.session.end();
  expect([keptOwner(), await keptAnswer("usr_a", "quotes.mine", Date.now())]).toEqual([null, null]);
  await ending;
  await gone();
});

it("has none where the server knows the session no longer, also before this page knew whose it was", async () => {
  browser.network = "refuses";
  const other = browser.open();
  await expect(other.client.quotes.mine.query({ page: 1 })).rejects.toThrow();
  expect(keptOwner()).toBeNull();
  await gone();
});

it.each(["ended", "lost"])("has none once another tab tells that the session has %s", async (news) => {
  const wires: { onmessage?: (event: { data: unknown }) => void }[] = [];
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        wires.push(this);
      }
    },
  );
  browser.open().session.joinTabs(async () => undefined);
  for (const { onmessage } of wires) onmessage?.({ data: news });
  expect(keptOwner()).toBeNull();
  await gone();
});

it("has none once the server says that nobody is signed in, whoever asked", async () => {
  browser.answers["auth.session"] = null;
  await browser.open().session.read();
  expect(keptOwner()).toBeNull();
  await gone();
});

it("has none once a screen hears so", async () => {
  browser.answers["auth.session"] = null;
  await page.api.auth.session.fetch(undefined, { staleTime: 0 });
  expect(keptOwner()).toBeNull();
  await gone();
});

it("shows the next account nothing from the moment on that it is known", async () => {
  browser.answers["auth.session"] = { userId: "usr_b" };
  const next = browser.open();
  await next.session.refresh();
  expect(keptOwner()).toBeNull();
  await settled();
  expect(await browser.databases()).toEqual([]);
});

it("takes away with the first page of an account what others left, also where it was not noted whose it is", async () => {
  leave();
  browser.texts.delete("answers-of");
  await leaveBehind("usr_x");
  browser.answers["auth.session"] = { userId: "usr_b" };
  const next = browser.open();
  await next.session.read();
  leave = keepAnswersOf("usr_b", next.cache, vi.fn());
  await vi.waitFor(async () => expect(await browser.databases()).toEqual(["mawrid-answers:usr_b"]));
});

it("goes on with the next page where the one before was closed too early", async () => {
  browser.texts.set("answers-of", "");
  expect([keptOwner(), hasAnswers()]).toEqual([null, true]);
  leaveAnswers();
  await gone();
});

it("takes what lets pages begin without a network, while nobody is here", async () => {
  const deleted = vi.fn(async () => true);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal("caches", { delete: deleted });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { getRegistrations: async () => [{ unregister }] } });
  await page.session.end();
  await gone();
  expect(deleted).toHaveBeenCalledWith("mawrid-shell");
  expect(unregister).toHaveBeenCalled();
});
