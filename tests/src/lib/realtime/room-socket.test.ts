import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiClient } from "#src/lib/calls/trpc.ts";
import { openRoomSocket, type RoomSocket } from "#src/lib/realtime/room-socket.ts";
import { refusal, silence } from "../../support/outbox-world.ts";

/** A line as the browser gives it; the test is the room at its other end. */
class Line extends EventTarget {
  static all: Line[] = [];
  readyState = 0;
  binaryType = "blob";
  readonly sent: string[] = [];
  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }
  send(frame: string) {
    this.sent.push(frame);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(frame: object | string) {
    const data = typeof frame === "string" ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  cut() {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close"));
  }
}
class CloseEvent extends Event {
  code = 1006;
  reason = "";
}

let socket: RoomSocket | undefined;
let tokens = 0;
let answer: () => Promise<{ token: string; room: string }>;
const heard = { frames: [] as string[], opened: 0, closed: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  tokens = 0;
  answer = async () => ({ token: `t${tokens}`, room: "usr_1" });
  Object.assign(heard, { frames: [], opened: 0, closed: 0 });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { href: "https://mawrid.test/messages" } }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  socket?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const newest = () => Line.all.at(-1) ?? expect.fail("no line");

async function enter(): Promise<void> {
  const mutate = () => {
    tokens += 1;
    return answer();
  };
  const client = { messages: { roomToken: { mutate } } } as unknown as ApiClient;
  socket = openRoomSocket(
    client,
    { kind: "inbox" },
    {
      onFrame: ({ type }) => heard.frames.push(type),
      onOpen: () => {
        heard.opened += 1;
      },
      onClose: () => {
        heard.closed += 1;
      },
    },
  );
  await pass(0);
}

it("goes in with a token, hears frames, and passes over what is none", async () => {
  await enter();
  expect(newest().url).toBe("wss://mawrid.test/parties/inbox/usr_1?token=t1");
  newest().open();
  newest().say({ type: "notice" });
  newest().say("{");
  newest().say("[]");
  expect(heard).toEqual({ frames: ["notice"], opened: 1, closed: 0 });
});

it("pings, and takes a line that does not answer for dead", async () => {
  await enter();
  newest().open();
  await pass(25_000);
  expect(newest().sent).toEqual(['{"type":"ping"}']);
  newest().say({ type: "pong" });
  await pass(12_000);
  expect(Line.all).toHaveLength(1);
  await pass(13_000);
  expect(newest().sent).toHaveLength(2);
  await pass(10_100);
  expect([Line.all.length, heard.closed, tokens]).toEqual([2, 1, 2]);
  newest().open();
  expect(heard.opened).toBe(2);
});

it("comes back after a cut with a new token, later each time", async () => {
  await enter();
  newest().open();
  newest().cut();
  await pass(900);
  expect(Line.all).toHaveLength(1);
  await pass(600);
  expect([Line.all.length, newest().url.endsWith("token=t2")]).toEqual([2, true]);
  newest().cut();
  await pass(1500);
  expect(Line.all).toHaveLength(2);
  await pass(2000);
  expect(Line.all).toHaveLength(3);
});

it("comes back at once when the network does, though a try hangs", async () => {
  answer = () => new Promise(() => {});
  await enter();
  expect([tokens, Line.all.length]).toEqual([1, 0]);
  answer = async () => ({ token: "t", room: "usr_1" });
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect([tokens, Line.all.length]).toEqual([2, 1]);
});

it("doubts an open line when the tab is looked at again", async () => {
  await enter();
  newest().open();
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(2900);
  expect(Line.all).toHaveLength(1);
  await pass(200);
  expect(Line.all).toHaveLength(2);
});

it.each(["NOT_FOUND", "FORBIDDEN", "UNAUTHENTICATED"])("stops for good when it is refused with %s", async (code) => {
  answer = async () => {
    throw refusal(code);
  };
  await enter();
  await pass(120_000);
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(120_000);
  expect([tokens, Line.all.length]).toEqual([1, 0]);
});

it("goes on trying when nobody answers", async () => {
  answer = async () => {
    throw silence();
  };
  await enter();
  await pass(60_000);
  expect(tokens).toBeGreaterThan(5);
  expect(tokens).toBeLessThan(15);
});

it("is over when it is left", async () => {
  await enter();
  newest().open();
  socket?.close();
  await pass(120_000);
  newest().say({ type: "notice" });
  expect([Line.all.length, heard.frames.length, heard.closed]).toEqual([1, 0, 1]);
});
