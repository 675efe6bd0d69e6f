import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RECENT_PLACE } from "#src/lib/recent/forget-recent.ts";
import { onForgotten } from "#src/lib/recent/recent-products.ts";
import { BUYER, openTab, server, Wire } from "./a-tab.ts";

beforeEach(() => {
  Object.assign(server, { session: null, calls: 0, refuse: false, isBusy: false });
  Wire.tabs = [];
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sessionStorage: { length: 0 } }));
  vi.stubGlobal("BroadcastChannel", Wire);
});
afterEach(() => vi.unstubAllGlobals());

it("asks nothing for visitors without the cookie", async () => {
  expect(await openTab(false).store.read()).toBeNull();
  expect(server.calls).toBe(0);
});

it("asks once for those with it", async () => {
  server.session = BUYER;
  const { store } = openTab(true);
  expect(await store.read()).toEqual(BUYER);
  expect(await store.read()).toEqual(BUYER);
  expect(server.calls).toBe(1);
});

it("a sign-in reaches the other tab, whose guards decide again; the own tab goes where it wants", async () => {
  const [here, there] = [openTab(false), openTab(false)];
  server.session = BUYER;
  await here.store.refresh();
  await vi.waitFor(() => expect(there.runGuards).toHaveBeenCalledTimes(1));
  expect(here.seen()).toEqual(BUYER);
  expect(there.seen()).toEqual(BUYER);
  expect(here.runGuards).not.toHaveBeenCalled();
});

it("a change of the account reaches the other tab without leaving its page", async () => {
  server.session = BUYER;
  const [here, there] = [openTab(true), openTab(true)];
  await Promise.all([here.store.read(), there.store.read()]);
  server.session = { ...BUYER, isVerified: true };
  await here.store.refresh();
  await vi.waitFor(() => expect(there.seen()).toMatchObject({ isVerified: true }));
  expect(there.runGuards).not.toHaveBeenCalled();
});

it("a sign-out clears what was private, here and there", async () => {
  server.session = BUYER;
  const tabs = [openTab(true), openTab(true)];
  await Promise.all(tabs.map(({ store }) => store.read()));
  await tabs[0]?.store.end();
  await vi.waitFor(() => {
    for (const tab of tabs) {
      expect(tab.seen()).toBeNull();
      expect(tab.profile()).toBeUndefined();
      expect(tab.runGuards).toHaveBeenCalledTimes(1);
    }
  });
});

it("another account's data never meet the next one", async () => {
  server.session = BUYER;
  const { store, profile } = openTab(true);
  await store.read();
  server.session = { ...BUYER, userId: "usr_2" };
  await store.refresh();
  expect(profile()).toBeUndefined();
});

/** A browser's storage, or a tab's, as a map. */
function stubStorage(name: "sessionStorage" | "localStorage" = "sessionStorage"): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  Object.assign(window, { [name]: storage });
  return kept;
}

it("another person finds no drafts of the one before; a visitor's own go along into the account", async () => {
  const kept = stubStorage();
  const { store } = openTab(false);
  await store.read();
  kept.set("draft:quote", "{}");
  server.session = BUYER;
  await store.refresh();
  expect([...kept.keys()]).toEqual(["draft:quote"]);
  server.session = { ...BUYER, userId: "usr_2" };
  await store.refresh();
  expect([...kept.keys()]).toEqual([]);
});

it("a call refused for want of a session ends it; a visitor's refusal ends nothing", async () => {
  server.session = BUYER;
  const [signedIn, visitor] = [openTab(true), openTab(false)];
  await signedIn.store.read();
  server.refuse = true;
  await expect(signedIn.client.account.profile.query()).rejects.toThrow();
  await vi.waitFor(() => expect(signedIn.runGuards).toHaveBeenCalledTimes(1));
  expect(signedIn.seen()).toBeNull();
  await expect(visitor.client.account.profile.query()).rejects.toThrow();
  expect(visitor.runGuards).not.toHaveBeenCalled();
});

it("a session that ends by itself hides what was being written, until its writer is back", async () => {
  const kept = stubStorage();
  const { store, client } = openTab(true);
  const loseSession = async () => {
    server.refuse = true;
    await expect(client.account.profile.query()).rejects.toThrow();
    await vi.waitFor(() => expect(kept.has("draft:quote")).toBe(false));
    server.refuse = false;
  };
  server.session = BUYER;
  await store.read();
  kept.set("draft:quote", "half a quote");
  await loseSession();
  await store.refresh();
  expect([...kept]).toEqual([["draft:quote", "half a quote"]]);
  await loseSession();
  server.session = { ...BUYER, userId: "usr_2" };
  await store.refresh();
  expect([...kept]).toEqual([]);
});

it("what waits for its writer is gone after a sign-out, and never replaces what is newer", async () => {
  const kept = stubStorage();
  const { store } = openTab(true);
  server.session = BUYER;
  await store.read();
  kept.set("draft:quote", "older");
  await store.lose();
  kept.set("draft:quote", "newer");
  await store.refresh();
  expect([...kept]).toEqual([["draft:quote", "newer"]]);
  await store.lose();
  await store.refresh();
  await store.end();
  expect([...kept]).toEqual([]);
});

/** What was looked at in this browser, and how often whatever draws it was told that it is gone. */
function lookedAt() {
  const kept = stubStorage("localStorage");
  const gone = vi.fn();
  onForgotten(gone);
  kept.set(RECENT_PLACE, '["prd_1"]');
  return { kept, gone };
}

it("a sign-out forgets what was looked at, and a strip that is drawn hears of it", async () => {
  const { kept, gone } = lookedAt();
  const { store } = openTab(true);
  server.session = BUYER;
  await store.read();
  expect(kept.has(RECENT_PLACE)).toBe(true);
  await store.end();
  expect([...kept]).toEqual([]);
  expect(gone).toHaveBeenCalledTimes(1);
});

it("what was looked at waits for the account whose session was lost, also over pages, and for no other", async () => {
  const { kept, gone } = lookedAt();
  const { store } = openTab(true);
  server.session = BUYER;
  await store.read();
  await store.lose();
  await store.refresh();
  expect(kept.has(RECENT_PLACE)).toBe(true);
  await store.lose();
  // The next page knows nothing of the one before.
  const next = openTab(false);
  server.session = { ...BUYER, userId: "usr_2" };
  await next.store.refresh();
  expect(kept.has(RECENT_PLACE)).toBe(false);
  expect(gone).toHaveBeenCalled();
});

it("what a visitor looked at goes along into the account", async () => {
  const { kept } = lookedAt();
  const { store } = openTab(false);
  server.session = BUYER;
  await store.refresh();
  expect(kept.has(RECENT_PLACE)).toBe(true);
});

it("another tab's storage tells a strip too; what is noted there does not", () => {
  const { gone } = lookedAt();
  const tell = (change: Partial<StorageEvent>) => window.dispatchEvent(Object.assign(new Event("storage"), change));
  tell({ key: RECENT_PLACE, newValue: '["prd_2"]' });
  tell({ key: "price-currency", newValue: null });
  expect(gone).not.toHaveBeenCalled();
  tell({ key: RECENT_PLACE, newValue: null });
  tell({ key: null, newValue: null });
  expect(gone).toHaveBeenCalledTimes(2);
});

it("keeps nothing of the one before where a sign-in went well and the server could not say whose it is", async () => {
  const texts = new Map([["answers-of", "usr_0"]]);
  const localStorage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
  vi.stubGlobal("window", Object.assign(window, { localStorage, indexedDB: { deleteDatabase: vi.fn() } }));
  const { store } = openTab(true);
  server.isBusy = true;
  vi.useFakeTimers();
  const refreshed = store.refresh();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await refreshed).toBeNull();
  vi.useRealTimers();
  expect(texts.get("answers-of")).not.toBe("usr_0");
});
