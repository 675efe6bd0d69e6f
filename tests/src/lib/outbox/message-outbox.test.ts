import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";

type Outbox = typeof import("#src/lib/outbox/message-outbox.ts");

const message = (clientId: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  clientId,
  userId: "usr_a",
  conversationId: "cnv_1",
  createdAt: Number(clientId),
  state: "sending",
  kind: "text",
  content: clientId,
  phrase: null,
  files: [],
  refusal: null,
  ...more,
});

let disk: IDBFactory;
beforeEach(() => {
  disk = new IDBFactory();
});
afterEach(() => void vi.unstubAllGlobals());

/** A page that was just loaded. */
async function openPage(indexedDB: unknown = disk): Promise<Outbox> {
  vi.resetModules();
  vi.stubGlobal("window", { indexedDB });
  return import("#src/lib/outbox/message-outbox.ts");
}

const settled = (request: IDBRequest) =>
  new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

it("brings along what a page of the first version had not sent", async () => {
  const old = disk.open("mawrid-outbox", 1);
  old.onupgradeneeded = () => old.result.createObjectStore("messages", { keyPath: "clientId" });
  await settled(old);
  const { kind: _, phrase: __, files: ___, refusal: ____, ...before } = message("1");
  await settled(old.result.transaction("messages", "readwrite").objectStore("messages").put(before));
  old.result.close();
  expect(await (await openPage()).unsentOf("usr_a")).toEqual([message("1")]);
});

it("keeps files with their bytes over a reload, in the order of writing, each account's its own", async () => {
  const page = await openPage();
  const file = { localId: "l", kind: "picture", name: "صورة.webp", mediaType: "image/webp" } as const;
  const files = [{ ...file, blob: new Blob(["bytes"]), durationMs: null, fileId: "fil_1" }];
  await page.keepUnsent(message("2"));
  await page.keepUnsent(message("1", { files }));
  await page.keepUnsent(message("3", { userId: "usr_b" }));
  const kept = await (await openPage()).unsentOf("usr_a");
  expect(kept.map(({ clientId }) => clientId)).toEqual(["1", "2"]);
  expect(await kept[0]?.files[0]?.blob.text()).toBe("bytes");
  expect(kept[0]?.files[0]?.fileId).toBe("fil_1");
});

it("does not bring back what was given up meanwhile", async () => {
  const page = await openPage();
  await page.keepUnsent(message("1"));
  await page.dropUnsent("1");
  expect(await page.changeUnsent(message("1", { state: "failed" }))).toBe(false);
  expect(await page.unsentOf("usr_a")).toEqual([]);
});

it("serves from memory where the disk takes nothing", async () => {
  for (const indexedDB of [undefined, { open: () => expect.fail("blocked") }]) {
    const page = await openPage(indexedDB);
    await page.keepUnsent(message("1"));
    expect(await page.changeUnsent(message("1", { state: "failed" }))).toBe(true);
    expect(await page.unsentOf("usr_a")).toEqual([message("1", { state: "failed" })]);
    await page.dropUnsent("1");
    expect(await page.unsentOf("usr_a")).toEqual([]);
  }
});

it("holds in memory what a full disk refuses, newer than what is on it", async () => {
  const page = await openPage();
  await page.keepUnsent(message("1"));
  const unclonable = { params: { x: (() => {}) as unknown as string }, key: "k" };
  await page.keepUnsent(message("2", { phrase: unclonable }));
  expect(await page.changeUnsent(message("1", { phrase: unclonable }))).toBe(true);
  const unsent = await page.unsentOf("usr_a");
  expect(unsent.map(({ clientId, phrase }) => [clientId, phrase?.key])).toEqual([
    ["1", "k"],
    ["2", "k"],
  ]);
  expect(await (await openPage()).unsentOf("usr_a")).toEqual([message("1")]);
});

it("opens again what the browser closed behind its back", async () => {
  const page = await openPage();
  await page.keepUnsent(message("1"));
  // A newer page asks for the database; this one lets go of it.
  const newer = disk.open("mawrid-outbox", 2);
  await settled(newer);
  newer.result.close();
  const wipe = disk.deleteDatabase("mawrid-outbox");
  await settled(wipe);
  await page.keepUnsent(message("2"));
  expect((await (await openPage()).unsentOf("usr_a")).map(({ clientId }) => clientId)).toEqual(["2"]);
});

it("does not wait for an older page that holds the disk", async () => {
  const old = disk.open("mawrid-outbox", 1);
  old.onupgradeneeded = () => old.result.createObjectStore("messages", { keyPath: "clientId" });
  await settled(old);
  const page = await openPage();
  await page.keepUnsent(message("1"));
  expect(await page.unsentOf("usr_a")).toEqual([message("1")]);
  old.result.close();
  await vi.waitFor(async () => {
    expect(await (await openPage()).unsentOf("usr_a")).toEqual([message("1")]);
  });
});

it("forgets at once what a failing disk does not let go of, and for good as soon as it does", async () => {
  const page = await openPage();
  for (const id of ["1", "2"]) await page.keepUnsent(message(id));
  const failing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("no", "UnknownError");
  });
  await page.dropUnsent("1");
  expect((await page.unsentOf("usr_a")).map(({ clientId }) => clientId)).toEqual(["2"]);
  expect(await page.changeUnsent(message("1", { state: "failed" }))).toBe(false);
  expect((await page.unsentOf("usr_a")).map(({ clientId }) => clientId)).toEqual(["2"]);
  failing.mockRestore();
  await page.keepUnsent(message("3"));
  expect((await (await openPage()).unsentOf("usr_a")).map(({ clientId }) => clientId)).toEqual(["2", "3"]);
});

it("does not bring back what was given up while the disk takes nothing", async () => {
  const page = await openPage(undefined);
  await page.keepUnsent(message("1"));
  await page.dropUnsent("1");
  expect(await page.changeUnsent(message("1"))).toBe(false);
  expect(await page.unsentOf("usr_a")).toEqual([]);
});

it("brings to the disk what did not fit, once it takes again", async () => {
  const page = await openPage();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await page.keepUnsent(message("1"));
  full.mockRestore();
  await page.keepUnsent(message("2"));
  expect((await (await openPage()).unsentOf("usr_a")).map(({ clientId }) => clientId)).toEqual(["1", "2"]);
});

it("asks the disk again after a wait that ended in an error", async () => {
  const requests: Record<string, () => void>[] = [];
  const real = disk;
  const page = await openPage({
    open: (name: string, version: number) => {
      if (requests.length > 0) return real.open(name, version);
      const request: Record<string, () => void> = {};
      requests.push(request);
      setTimeout(() => request.onblocked?.());
      return request;
    },
  });
  await page.keepUnsent(message("1"));
  requests[0]?.onerror?.();
  await page.keepUnsent(message("2"));
  expect((await (await openPage()).unsentOf("usr_a")).map(({ clientId }) => clientId)).toEqual(["1", "2"]);
});
