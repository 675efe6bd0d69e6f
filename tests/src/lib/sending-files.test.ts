import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UnsentFile, Words } from "#src/lib/outbox/message-outbox.ts";
import { withoutRefused } from "#src/lib/outbox/refused-files.ts";
import type { SendingQueue } from "#src/lib/outbox/sending-queue.ts";
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

it("names each refused file on the disk, takes the others, and sends without them what is left", async () => {
  const flawed = (code: string) => refused("BAD_INPUT", { issues: [{ path: "file", code }] });
  world.takeFile = (place) => {
    if (place === 1) return flawed("not_a_picture");
    return place === 3 ? { status: 403, body: {} } : { status: 200, body: { id: `fil_${place}` } };
  };
  const queue = await world.page();
  const close = queue.open();
  await queue.send("cnv_1", withFiles(file("a"), file("b"), file("c")));
  close();
  world.killPages();
  const again = await openPage();
  await vi.waitFor(() => expect(again.state().unsent).toHaveLength(1));
  const [failed] = again.state().unsent;
  expect(failed).toMatchObject({ state: "failed", refusal: "file:not_a_picture" });
  expect(failed?.files).toMatchObject([
    { name: "a", fileId: null, refusal: "file:not_a_picture" },
    { name: "b", fileId: "fil_2", refusal: null },
    { name: "c", fileId: null, refusal: "ON_THE_WAY" },
  ]);
  const rest = failed && withoutRefused(failed);
  if (rest) await again.retry(rest);
  expect(world.stored).toMatchObject([{ content: "صور", fileIds: ["fil_2"] }]);
  expect(world.uploads).toHaveLength(3);
  expect(again.state().unsent).toEqual([]);
});

it("tries a refused file once more where that is wanted, and forgets then why it was refused", async () => {
  world.takeFile = () => refused("BAD_INPUT", { issues: [{ path: "file", code: "broken_document" }] });
  const queue = await openPage();
  await queue.send("cnv_1", withFiles(file("a")));
  world.takeFile = () => null;
  const [failed] = queue.state().unsent;
  if (failed) void queue.retry(failed);
  await vi.waitFor(() => expect(queue.state().unsent[0]?.state).toBe("sending"));
  expect(queue.state().unsent[0]?.files).toMatchObject([{ refusal: null }]);
});

it.each([
  ["the words", { content: "صور", files: [file("a", { refusal: "TOO_LARGE" })] }, []],
  ["the other file", { content: "", files: [file("a", { refusal: "TOO_LARGE" }), file("b")] }, ["b"]],
  ["nothing", { content: "", files: [file("a", { refusal: "TOO_LARGE" })] }, null],
  ["all of it, for another reason", { content: "صور", files: [file("a")] }, null],
])("leaves of a refused message %s", (_left, more, names) => {
  const rest = withoutRefused({ ...text(""), ...more });
  expect(rest?.files.map(({ name }) => name) ?? null).toEqual(names);
});

it("does not hold a conversation for an hour because of too many uploads", async () => {
  world.takeFile = () => refused("RATE_LIMITED", { retryAfter: 3000 });
  const queue = await openPage();
  await queue.send("cnv_1", withFiles(file("a")));
  expect(queue.state().unsent).toMatchObject([{ state: "failed", refusal: "RATE_LIMITED" }]);
});

it("uploads again, once, what the platform no longer keeps", async () => {
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
