import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptFiles } from "#src/lib/upload/kept-files.ts";
import { dropKeptFiles } from "#src/lib/upload/kept-files-name.ts";

const place = "company-trade_licence";
const about = "2031-05-31";
const named = (key: string, keptAt = 1) => ({ key, place, about, keptAt, file: new File(["bytes"], `${key}.pdf`) });

let disk: IDBFactory;
beforeEach(() => {
  disk = new IDBFactory();
  vi.stubGlobal("window", { indexedDB: disk });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("keeps files with what is said of them over a reload, by account and place, in the order of choosing", async () => {
  const files = new KeptFiles("usr_a");
  expect(await files.keep(named("b", 2))).toBe(true);
  expect(await files.keep(named("a", 1))).toBe(true);
  expect(await files.keep({ ...named("c"), place: "company-logo" })).toBe(true);
  const kept = await new KeptFiles("usr_a").of<string>(place);
  expect(kept.map(({ key, about: day }) => [key, day])).toEqual([
    ["a", about],
    ["b", about],
  ]);
  expect(await kept[0]?.file.text()).toBe("bytes");
  expect(await files.has("a")).toBe(true);
  await files.drop("a");
  expect(await files.has("a")).toBe(false);
  // Whoever looks next at this browser finds nothing, and leaves nothing of another's behind.
  expect(await new KeptFiles("usr_b").of(place)).toEqual([]);
  await expect.poll(() => files.has("b")).toBe(false);
});

it("says that it keeps nothing where the disk is full, there is none, nobody is signed in or the file is too large", async () => {
  const files = new KeptFiles("usr_a");
  const large = named("large");
  vi.spyOn(large.file, "size", "get").mockReturnValue(41 * 1024 * 1024);
  expect(await files.keep(large)).toBe(false);
  expect(await new KeptFiles(null).keep(named("a"))).toBe(false);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await files.keep(named("a"))).toBe(false);
  expect(await files.has("a")).toBe(false);
  vi.stubGlobal("window", {});
  expect(await files.keep(named("a"))).toBe(false);
  expect(await files.has("a")).toBeUndefined();
  expect(await files.of(place)).toEqual([]);
});

it("forgets what others kept as soon as somebody signs in, and everything when they sign out", async () => {
  disk.open("mawrid-outbox");
  await new KeptFiles("usr_a").keep(named("a"));
  await new KeptFiles("usr_b").keep(named("b"));
  const names = async () => (await disk.databases()).map(({ name }) => name).sort();
  dropKeptFiles("usr_b");
  await expect.poll(names).toEqual(["mawrid-files:usr_b", "mawrid-outbox"]);
  expect(await new KeptFiles("usr_b").has("b")).toBe(true);
  dropKeptFiles();
  await expect.poll(names).toEqual(["mawrid-outbox"]);
  expect(await new KeptFiles("usr_b").of(place)).toEqual([]);
});
