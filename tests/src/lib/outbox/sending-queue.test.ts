import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SendingQueue } from "#src/lib/outbox/sending-queue.ts";
import { OutboxWorld, refusal, silence, text, words } from "../../support/outbox-world.ts";

let world: OutboxWorld;
const closers: (() => void)[] = [];

beforeEach(() => {
  world = new OutboxWorld();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage(userId?: string): Promise<SendingQueue> {
  const queue = await world.page(userId);
  closers.push(queue.open());
  return queue;
}

it("sends as it was written, each message once", async () => {
  const queue = await openPage();
  const contents = Array.from({ length: 12 }, (_, index) => `رسالة ${index}`);
  await Promise.all(contents.map((content) => queue.send("cnv_1", text(content))));
  await vi.waitFor(() => expect(words(world.stored)).toEqual(contents));
  expect(world.tries).toHaveLength(12);
  await vi.waitFor(() => expect(queue.state().unsent).toEqual([]));
});

it("tries again after a silence with the same id, in the same order, and lets other conversations pass", async () => {
  let isCut = true;
  world.answer = async ({ conversationId }) => {
    if (isCut && conversationId === "cnv_1") throw silence();
  };
  const queue = await openPage();
  await queue.send("cnv_1", text("أولى"));
  await queue.send("cnv_1", text("ثانية"));
  await queue.send("cnv_2", text("Autre"));
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["Autre"]));
  expect(words(queue.state().unsent)).toEqual(["أولى", "ثانية"]);
  isCut = false;
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["Autre", "أولى", "ثانية"]), { timeout: 4000 });
  const first = world.tries.filter(({ content }) => content === "أولى");
  expect(first.length).toBeGreaterThan(1);
  expect(new Set(first.map(({ clientId }) => clientId)).size).toBe(1);
});

it("finds on the disk what a killed page had not sent, and does not double what it had", async () => {
  world.answer = () => new Promise(() => {});
  const killed = await world.page();
  killed.open();
  void killed.send("cnv_1", text("قبل"));
  await vi.waitFor(() => expect(world.tries).toHaveLength(1));
  // The server took it, the page died before it heard so.
  world.stored.push(...world.tries);
  world.answer = async () => {};
  world.killPages();
  await openPage();
  await vi.waitFor(() => expect(world.tries).toHaveLength(2));
  expect(words(world.stored)).toEqual(["قبل"]);
});

it("marks what is refused with the reason, passes on to the next, and sends it once it is wanted again", async () => {
  world.answer = async ({ content }) => {
    if (content === "no") throw refusal("FORBIDDEN", { state: "blocked" });
  };
  const queue = await openPage();
  await queue.send("cnv_1", text("no"));
  await queue.send("cnv_1", text("yes"));
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["yes"]));
  expect(queue.state().unsent).toMatchObject([{ content: "no", state: "failed", refusal: "blocked" }]);
  world.answer = async () => {};
  const [failed] = queue.state().unsent;
  if (failed) await queue.retry(failed);
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["yes", "no"]));
  expect(queue.state().unsent).toEqual([]);
});

it("keeps behind which message a refused one was written: behind those that waited before it as well", async () => {
  world.answer = async ({ content }) => {
    if (content === "no") throw refusal("FORBIDDEN", { state: "closed" });
  };
  world.stored.push(...Array(4).fill({ clientId: "before", content: "" }));
  const queue = await openPage();
  const both = ["yes", "no"].map((content) => queue.send("cnv_1", { ...text(content), afterSeq: 4 }));
  await Promise.all(both);
  await queue.send("cnv_2", { ...text("no"), afterSeq: 2 });
  await vi.waitFor(() => expect(queue.state().unsent).toHaveLength(2));
  expect(queue.state().unsent).toMatchObject([
    { conversationId: "cnv_1", afterSeq: 5 },
    { conversationId: "cnv_2", afterSeq: 2 },
  ]);
});

it("names the field and its flaw where the server does", async () => {
  world.answer = async () => {
    throw refusal("BAD_INPUT", { issues: [{ path: "content", code: "too_big" }] });
  };
  const queue = await openPage();
  await queue.send("cnv_1", text("x"));
  expect(queue.state().unsent).toMatchObject([{ state: "failed", refusal: "content:too_big" }]);
  const [failed] = queue.state().unsent;
  if (failed) await queue.giveUp(failed);
  expect(queue.state().unsent).toEqual([]);
});

it("sends nothing in another account's name, and keeps it for its writer", async () => {
  const queue = await openPage();
  // Somebody else signed in in another tab; this page has not heard of it.
  world.cookie = "usr_b";
  await queue.send("cnv_1", text("سر"));
  expect(queue.state().unsent).toMatchObject([{ state: "sending", refusal: null }]);
  expect(world.tries).toHaveLength(1);
  // Now it has.
  await queue.send("cnv_1", text("سر آخر"));
  expect(world.tries).toHaveLength(1);
  const others = await openPage("usr_b");
  await vi.waitFor(() => expect(others.state().unsent).toEqual([]));
  expect(world.tries).toHaveLength(1);
  world.cookie = "usr_a";
  world.believed = "usr_a";
  await openPage();
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["سر", "سر آخر"]));
});

/** An answer from the way, as the page that is open knows it. */
async function foreign(status: number): Promise<Error> {
  const [{ TRPCClientError }, { ForeignAnswer }] = [
    await import("@trpc/client"),
    await import("#src/lib/calls/errors.ts"),
  ];
  return TRPCClientError.from(new ForeignAnswer(status));
}

it.each([400, 403, 404, 413])(
  "tells of a message that a proxy on the way refuses with %i, and lets the next pass",
  async (status) => {
    world.answer = async ({ content }) => {
      if (content === "no") throw await foreign(status);
    };
    const queue = await openPage();
    await queue.send("cnv_1", text("no"));
    await queue.send("cnv_1", text("yes"));
    expect(words(world.stored)).toEqual(["yes"]);
    expect(queue.state().unsent).toMatchObject([{ content: "no", state: "failed", refusal: "ON_THE_WAY" }]);
  },
);

it.each([408, 425, 429, 502])("waits where somebody on the way answers %i, which passes", async (status) => {
  world.answer = async () => {
    throw await foreign(status);
  };
  const queue = await openPage();
  await queue.send("cnv_1", text("later"));
  expect(queue.state().unsent).toMatchObject([{ state: "sending", refusal: null }]);
  world.answer = async () => {};
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["later"]), { timeout: 4000 });
});

it("holds what a fault meets again and again no longer than six tries", async () => {
  world.answer = async ({ content }) => {
    if (content === "bad") throw refusal("UNEXPECTED");
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const queue = await openPage();
  void queue.send("cnv_1", text("bad"));
  void queue.send("cnv_1", text("good"));
  await vi.waitFor(() => expect(queue.state().unsent).toHaveLength(2));
  for (let pass = 0; pass < 60 && queue.state().unsent.length !== 1; pass += 1) {
    await vi.advanceTimersByTimeAsync(2000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(words(world.stored)).toEqual(["good"]);
  expect(queue.state().unsent).toMatchObject([{ content: "bad", state: "failed", refusal: "UNEXPECTED" }]);
});

it("lets one tab send at a time, whoever wrote", async () => {
  let underway = 0;
  let most = 0;
  world.answer = async () => {
    underway += 1;
    most = Math.max(most, underway);
    await new Promise((resolve) => setTimeout(resolve, 3));
    underway -= 1;
  };
  const tabs = [await openPage(), await openPage()];
  const contents = Array.from({ length: 10 }, (_, index) => `${index}`);
  for (const [index, content] of contents.entries()) {
    void tabs[index % 2]?.send("cnv_1", text(content));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await vi.waitFor(() => expect(words(world.stored)).toEqual(contents));
  expect([most, world.tries.length]).toEqual([1, 10]);
  await vi.waitFor(() => expect(tabs.map((tab) => tab.state().unsent)).toEqual([[], []]));
});

it("sends what a closed tab left, from the one that stays", async () => {
  world.answer = () => new Promise(() => {});
  const closed = await world.page();
  closed.open();
  const staying = await openPage();
  void closed.send("cnv_1", text("باقية"));
  await vi.waitFor(() => expect(staying.state().unsent).toHaveLength(1));
  world.answer = async () => {};
  world.killPages();
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(words(world.stored)).toEqual(["باقية"]));
});

it("tells the other tabs what the server has stored, and hears it from them", async () => {
  const otherTab = new BroadcastChannel("mawrid-outbox");
  const news: { stored?: object }[] = [];
  otherTab.onmessage = ({ data }) => news.push(data);
  closers.push(() => otherTab.close());
  const queue = await openPage();
  const heard: unknown[] = [];
  queue.onStored(({ content }, conversationId) => heard.push([content, conversationId]));
  await queue.send("cnv_1", text("للجميع"));
  await vi.waitFor(() => expect(news.some(({ stored }) => stored)).toBe(true));
  expect(heard).toEqual([["للجميع", "cnv_1"]]);
  otherTab.postMessage(news.find(({ stored }) => stored));
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toEqual(heard[0]);
});
