import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveTalk } from "#src/features/messages/live-talk.ts";
import { message, numbers, range, room, TalkWorld, told } from "../../support/talk-world.ts";

vi.mock("#src/lib/room-socket.ts", async () => ({
  openRoomSocket: (_client: unknown, _room: unknown, handlers: typeof room.handlers) => {
    room.handlers = handlers;
    return { send: () => {}, close: () => {} };
  },
}));

let world: TalkWorld;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  world = new TalkWorld();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function enter(): Promise<LiveTalk> {
  const talk = world.talk();
  leave = talk.enter();
  room.handlers?.onOpen();
  await settle();
  world.asked = [];
  return talk;
}

it("takes the next message from the room without a question, and each once", async () => {
  world.write(1, 3);
  const talk = await enter();
  world.write(4, 5);
  room.handlers?.onFrame(told(message(4)));
  room.handlers?.onFrame(told(message(4)));
  room.handlers?.onFrame(told(message(5)));
  room.handlers?.onFrame(told(message(3)));
  expect(numbers(talk.state().messages)).toEqual([1, 2, 3, 4, 5]);
  expect(talk.state().messages.map(({ mine }) => mine)).toEqual([false, true, false, true, false]);
  await settle();
  expect(world.asked).toEqual([]);
});

it("fetches what a frame shows to be missing, in one go however many frames come", async () => {
  world.write(1, 3);
  const talk = await enter();
  world.write(4, 9);
  for (const seq of [9, 7, 8]) room.handlers?.onFrame(told(message(seq)));
  await settle();
  expect(numbers(talk.state().messages)).toEqual(range(1, 9));
  expect(world.asked[0]).toEqual({ after: 3 });
  expect(world.asked.length).toBeLessThanOrEqual(2);
});

it("tries again by itself when the fetching fails, and loses nothing", async () => {
  world.write(1, 3);
  const talk = await enter();
  world.write(4, 5);
  world.isCut = true;
  room.handlers?.onFrame(told(message(5)));
  await settle();
  expect(numbers(talk.state().messages)).toEqual([1, 2, 3]);
  world.isCut = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers(talk.state().messages)).toEqual(range(1, 5));
});

it("says that the first page failed, and comes to it when asked again", async () => {
  world.write(1, 3);
  world.isCut = true;
  const talk = await enter();
  expect(talk.state().first).toBe("failed");
  world.isCut = false;
  talk.retry();
  await settle();
  expect(talk.state()).toMatchObject({ first: "loaded", messages: { length: 3 } });
});

it("reads the ticks anew after a cut, and never takes one back", async () => {
  world.write(1, 4);
  const talk = await enter();
  room.handlers?.onFrame({ type: "delivered", side: "supplier", seq: 4 });
  expect(talk.state().marks).toEqual({ otherReadSeq: 0, otherDeliveredSeq: 4 });
  room.handlers?.onClose?.();
  world.marks = { otherReadSeq: 3, otherDeliveredSeq: 3 };
  room.handlers?.onOpen();
  await settle();
  expect(talk.state().marks).toEqual({ otherReadSeq: 3, otherDeliveredSeq: 4 });
  room.handlers?.onFrame({ type: "seen", side: "buyer", seq: 4 });
  expect(talk.state().marks.otherReadSeq).toBe(3);
});

it("asks by the clock only while no socket holds", async () => {
  world.write(1, 2);
  await enter();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.asked).toEqual([]);
  room.handlers?.onClose?.();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(world.asked).toEqual([{ after: 2 }, { after: 2 }]);
  room.handlers?.onOpen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.asked).toHaveLength(3);
});

it("has the conversation read anew when a side blocks the other", async () => {
  await enter();
  room.handlers?.onFrame({ type: "standing" });
  expect(world.readAnew).toBe(1);
});

it("fetches a card that the room tells, since each side's leads elsewhere", async () => {
  world.write(1, 2);
  const talk = await enter();
  const card = { kind: "order", id: "ord_1", reference: "ORD-1", path: "/orders/ORD-1" } as const;
  world.stored.push(message(3, { kind: "context", content: "", context: card }));
  const other = { ...card, path: "/orders/sold/ORD-1" };
  room.handlers?.onFrame(told(message(3, { kind: "context", content: "", context: other })));
  await settle();
  expect(talk.state().messages[2]?.context?.path).toBe("/orders/ORD-1");
});

it("keeps one's own message on screen while what came before it is fetched", async () => {
  world.write(1, 2);
  const talk = await enter();
  world.write(3, 4);
  world.isCut = true;
  talk.addOwn(message(4));
  await settle();
  expect(numbers(talk.state().messages)).toEqual([1, 2, 4]);
  world.isCut = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers(talk.state().messages)).toEqual([1, 2, 3, 4]);
});

it("holds four hundred of a hundred thousand, in a row, both ways and back to the end", async () => {
  world.write(1, 1200);
  const talk = await enter();
  talk.follow(false);
  for (let page = 0; page < 12; page += 1) await talk.loadOlder();
  expect(numbers(talk.state().messages)).toEqual(range(551, 950));
  expect(talk.state()).toMatchObject({ hasOlder: true, hasNewer: true });
  world.write(1201, 1201);
  room.handlers?.onFrame(told(message(1201)));
  expect(talk.state()).toMatchObject({ lastSeq: 1201, messages: { length: 400 } });
  await talk.loadNewer();
  expect(numbers(talk.state().messages)).toEqual(range(601, 1000));
  await talk.loadNewest();
  expect(numbers(talk.state().messages)).toEqual(range(1152, 1201));
  expect(talk.state()).toMatchObject({ hasOlder: true, hasNewer: false });
});

it("goes to the end at once when much was missed, but not from under somebody who reads above", async () => {
  world.write(1, 60);
  const talk = await enter();
  world.write(61, 1000);
  room.handlers?.onOpen();
  await settle();
  expect(numbers(talk.state().messages)).toEqual(range(951, 1000));
  expect(world.asked).toHaveLength(2);
  talk.follow(false);
  world.write(1001, 2000);
  room.handlers?.onOpen();
  await settle();
  expect(talk.state().messages[0]?.seq).toBe(951);
  expect(talk.state()).toMatchObject({ hasNewer: true, lastSeq: 2000 });
  expect(talk.state().messages.length).toBeLessThanOrEqual(400);
});

it("pushes out the oldest for a reader at the end", async () => {
  world.write(1, 5000);
  const talk = await enter();
  for (let page = 0; page < 7; page += 1) await talk.loadOlder();
  expect(talk.state().messages).toHaveLength(400);
  world.write(5001, 5001);
  room.handlers?.onFrame(told(message(5001)));
  expect(numbers(talk.state().messages)).toEqual(range(4602, 5001));
});

it.each(["loadNewer", "loadNewest"] as const)("misses nothing that comes while %s is under way", async (load) => {
  world.write(1, 440);
  const talk = await enter();
  talk.follow(false);
  for (let page = 0; page < 8; page += 1) await talk.loadOlder();
  expect(talk.state()).toMatchObject({ hasNewer: true });
  let arrive = () => {};
  world.onTheWay = new Promise((resolve) => {
    arrive = resolve;
  });
  const loading = talk[load]();
  world.onTheWay = undefined;
  world.write(441, 442);
  room.handlers?.onFrame(told(message(441)));
  talk.addOwn(message(442));
  arrive();
  await loading;
  await settle();
  // Where there is no room for them, they wait behind the window and are fetched on the way there.
  if (talk.state().hasNewer) await talk.loadNewer();
  expect(talk.state()).toMatchObject({ hasNewer: false, lastSeq: 442 });
  expect(numbers(talk.state().messages).slice(-2)).toEqual([441, 442]);
});

it("asks less and less often while it fails, not at all while nobody looks, and never after leaving", async () => {
  world.write(1, 3);
  await enter();
  world.isCut = true;
  world.write(4, 5);
  room.handlers?.onFrame(told(message(5)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world.asked.length).toBeLessThanOrEqual(5);
  expect(world.asked.length).toBeGreaterThanOrEqual(4);
  vi.stubGlobal("document", { hidden: true });
  const asked = world.asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.asked).toHaveLength(asked);
  vi.stubGlobal("document", { hidden: false });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(world.asked.length).toBeGreaterThan(asked);
  room.handlers?.onFrame(told(message(5)));
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.asked.length).toBeLessThanOrEqual(asked + 3);
});
