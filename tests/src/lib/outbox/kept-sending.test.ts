import { TRPCClientError } from "@trpc/client";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptSending } from "#src/lib/outbox/kept-sending.ts";
import { KeptFiles } from "#src/lib/upload/kept-files.ts";
import { PictureProblem } from "#src/lib/upload/shrink-picture.ts";
import { refusal, silence } from "../../support/outbox-world.ts";

const place = "company-trade_licence";
const upload = { key: "a", file: new File(["bytes"], "licence.pdf"), about: "2031-05-31" };
const { signal } = new AbortController();
const disk = () => new KeptFiles("usr_a");
let isOwn = true;
let waiting: (string | undefined)[] = [];

beforeEach(() => {
  isOwn = true;
  waiting = [];
  vi.stubGlobal("window", { indexedDB: new IDBFactory() });
  vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => Promise<void>) => work() } });
});
afterEach(() => vi.unstubAllGlobals());

function open(): KeptSending<string> {
  return new KeptSending({
    disk: disk(),
    place,
    isOwn: () => isOwn,
    onWaiting: (_, where) => void waiting.push(where),
  });
}

async function fails(sending: KeptSending<string>, error: unknown): Promise<void> {
  await expect(sending.send(upload, signal, () => Promise.reject(error))).rejects.toBe(error);
}

it.each([
  ["no answer", silence()],
  ["503", refusal("UNAVAILABLE")],
  ["too many calls", refusal("RATE_LIMITED")],
  ["an ended session", refusal("UNAUTHENTICATED")],
  ["a script that did not come", new TypeError("Failed to fetch dynamically imported module")],
])("keeps a file over %s, and the next page sends it", async (_, error) => {
  const page = open();
  page.keep(upload);
  await fails(page, error);
  expect(waiting.at(-1)).toBe("kept");
  const next = open();
  const [left] = await next.left();
  expect(left).toMatchObject({ key: "a", about: "2031-05-31" });
  const send = vi.fn(async () => undefined);
  await next.send(upload, signal, send);
  expect(send).toHaveBeenCalledOnce();
  expect(await open().left()).toEqual([]);
});

it.each([
  ["its bytes", refusal("BAD_INPUT", { issues: [{ path: "file", code: "active_content" }] })],
  ["its size", new PictureProblem("too_big")],
  ["the state of the company", refusal("CONFLICT")],
])("forgets a file that was refused for %s", async (_, error) => {
  const page = open();
  page.keep(upload);
  await fails(page, error);
  expect(waiting).toEqual([undefined]);
  expect(await open().left()).toEqual([]);
});

it("says where nothing is kept that a file waits with the page alone", async () => {
  vi.stubGlobal("window", {});
  const page = open();
  page.keep(upload);
  await fails(page, new TRPCClientError("no answer"));
  expect(waiting.at(-1)).toBe("page");
  const send = vi.fn(async () => undefined);
  await page.send(upload, signal, send);
  expect(send).toHaveBeenCalledOnce();
});

it("sends nothing that another tab has sent, and nothing for another account", async () => {
  const page = open();
  page.keep(upload);
  await fails(page, silence());
  const send = vi.fn(async () => undefined);
  isOwn = false;
  await expect(page.send(upload, signal, send)).rejects.toThrow("another account");
  expect(await disk().has("a")).toBe(true);
  isOwn = true;
  await disk().drop("a");
  await page.send(upload, signal, send);
  expect(send).not.toHaveBeenCalled();
});

it("tells of a file whose bytes the browser has lost", async () => {
  const page = open();
  const file = new File(["x"], "licence.pdf");
  vi.spyOn(file, "slice").mockImplementation(() => {
    throw new DOMException("lost", "NotReadableError");
  });
  await expect(page.prepare({ ...upload, file }, async () => file)).rejects.toMatchObject({ code: "not_a_picture" });
});
