import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UnsentFile, Words } from "#src/lib/message-outbox.ts";
import type { SendingQueue } from "#src/lib/sending-queue.ts";
import { OutboxWorld, refusal, text, words } from "../support/outbox-world.ts";

let world: OutboxWorld;
const closers: (() => void)[] = [];

beforeEach(() => {
  world = new OutboxWorld();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

async function openPage(): Promise<SendingQueue> {
  const queue = await world.page();
  closers.push(queue.open());
  return queue;
}

const file = (name: string, more: Partial<UnsentFile> = {}): UnsentFile => ({
  localId: name,
  kind: "picture",
  name,
  mediaType: "image/webp",
  blob: new Blob(["12345678"]),
  durationMs: null,
  fileId: null,
  ...more,
});
const withFiles = (...files: UnsentFile[]): Words => ({ ...text("صور"), files });
const refused = (appCode: string, more: object) => ({
  status: 400,
  body: { error: { message: appCode, code: -32600, data: { appCode, ...more } } },
});

it("uploads the files one by one in the writer's name, then sends the message with them", async () => {
  const queue = await openPage();
  const shares: (number | undefined)[] = [];
  queue.subscribe(() => shares.push(queue.state().progress.get("a")));
  await queue.send("cnv_1", withFiles(file("a"), file("b", { kind: "voice", durationMs: 1200 })));
  expect(world.stored).toMatchObject([{ content: "صور", fileIds: ["fil_1", "fil_2"] }]);
  const about = { conversation: "cnv_1", as: "usr_a" };
  expect(world.uploads).toEqual([
    { ...about, kind: "picture", name: "a" },
    { ...about, kind: "voice", name: "b", durationMs: "1200" },
  ]);
  expect(shares).toContain(0.5);
  expect(queue.state().progress.size).toBe(0);
  expect(queue.state().unsent).toEqual([]);
});

it("sends no byte twice: a page that opens again goes on after the files that have arrived", async () => {
  world.takeFile = (place) => (place === 2 ? null : { status: 200, body: { id: `fil_${place}` } });
  const queue = await world.page();
  const close = queue.open();
  await queue.send("cnv_1", withFiles(file("a"), file("b")));
  expect(world.stored).toEqual([]);
  close();
  world.killPages();
  await openPage();
  await vi.waitFor(() => expect(world.stored).toMatchObject([{ fileIds: ["fil_1", "fil_3"] }]));
  expect(world.uploads.map(({ name }) => name)).toEqual(["a", "b", "b"]);
});

it("marks a message whose file is refused, with the flaw, and lets the next one pass", async () => {
  world.takeFile = () => refused("BAD_INPUT", { issues: [{ path: "file", code: "not_a_picture" }] });
  const queue = await openPage();
  await queue.send("cnv_1", withFiles(file("a")));
  await queue.send("cnv_1", text("بعدها"));
  expect(queue.state().unsent).toMatchObject([{ state: "failed", refusal: "file:not_a_picture" }]);
  expect(words(world.stored)).toEqual(["بعدها"]);
});

it("does not hold a talk for an hour because of too many uploads", async () => {
  world.takeFile = () => refused("RATE_LIMITED", { retryAfter: 3000 });
  const queue = await openPage();
  await queue.send("cnv_1", withFiles(file("a")));
  expect(queue.state().unsent).toMatchObject([{ state: "failed", refusal: "RATE_LIMITED" }]);
});

it("uploads anew, once, what the house no longer keeps", async () => {
  world.answer = async ({ fileIds }) => {
    if (fileIds.includes("fil_old"))
      throw refusal("BAD_INPUT", { issues: [{ path: "fileIds", code: "unknown_file" }] });
  };
  const queue = await openPage();
  await queue.send("cnv_1", withFiles(file("a", { fileId: "fil_old" })));
  expect(world.stored).toMatchObject([{ fileIds: ["fil_1"] }]);
  world.answer = async () => {
    throw refusal("BAD_INPUT", { issues: [{ path: "fileIds", code: "unknown_file" }] });
  };
  await queue.send("cnv_1", withFiles(file("b")));
  expect(queue.state().unsent).toMatchObject([{ refusal: "fileIds:unknown_file" }]);
  expect(world.uploads).toHaveLength(3);
});

it("stops an upload that is given up, and goes on with the next message", async () => {
  world.takeFile = () => null;
  const queue = await openPage();
  void queue.send("cnv_1", withFiles(file("a")));
  await vi.waitFor(() => expect(world.uploads).toHaveLength(1));
  const [first] = queue.state().unsent;
  if (first) await queue.giveUp(first);
  await queue.send("cnv_1", text("بعدها"));
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["بعدها"]), { timeout: 4000 });
  expect(queue.state().unsent).toEqual([]);
});

it("marks what can no longer be read, and what a proxy takes from nobody, and lets the next one pass", async () => {
  const queue = await openPage();
  const lost = vi.spyOn(Blob.prototype, "slice").mockImplementation(() => {
    throw new DOMException("gone", "NotReadableError");
  });
  await queue.send("cnv_1", withFiles(file("a")));
  expect(queue.state().unsent).toMatchObject([{ state: "failed", refusal: "file:unreadable" }]);
  expect(world.uploads).toEqual([]);
  lost.mockRestore();
  world.takeFile = () => ({ status: 413, body: {} });
  await queue.send("cnv_1", withFiles(file("b")));
  expect(queue.state().unsent).toMatchObject([{}, { state: "failed", refusal: "TOO_LARGE" }]);
  await queue.send("cnv_1", text("بعدها"));
  expect(words(world.stored)).toEqual(["بعدها"]);
});
