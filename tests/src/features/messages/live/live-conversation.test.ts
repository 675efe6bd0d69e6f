import { expect, it, vi } from "vitest";
import type { LiveConversation } from "#src/features/messages/live/live-conversation.ts";
import { message, numbers, range, room, told } from "../../../support/conversation-world.ts";
import { liveWorld, settle } from "./live-world.ts";

const { world, enter: entered, leave } = liveWorld();

async function enter(): Promise<LiveConversation> {
  const conversation = entered();
  room.handlers?.onOpen();
  await settle();
  world().asked = [];
  return conversation;
}

it("takes the next message from the room without a question, and each once", async () => {
  world().write(1, 3);
  const conversation = await enter();
  world().write(4, 5);
  room.handlers?.onFrame(told(message(4)));
  room.handlers?.onFrame(told(message(4)));
  room.handlers?.onFrame(told(message(5)));
  room.handlers?.onFrame(told(message(3)));
  expect(numbers(conversation.state().messages)).toEqual([1, 2, 3, 4, 5]);
  expect(conversation.state().messages.map(({ mine }) => mine)).toEqual([false, true, false, true, false]);
  await settle();
  expect(world().asked).toEqual([]);
});

it("fetches what a frame shows to be missing, in one go however many frames come", async () => {
  world().write(1, 3);
  const conversation = await enter();
  world().write(4, 9);
  for (const seq of [9, 7, 8]) room.handlers?.onFrame(told(message(seq)));
  await settle();
  expect(numbers(conversation.state().messages)).toEqual(range(1, 9));
  expect(world().asked[0]).toEqual({ after: 3 });
  expect(world().asked.length).toBeLessThanOrEqual(2);
});

it("tries again by itself when the fetching fails, and loses nothing", async () => {
  world().write(1, 3);
  const conversation = await enter();
  world().write(4, 5);
  world().isCut = true;
  room.handlers?.onFrame(told(message(5)));
  await settle();
  expect(numbers(conversation.state().messages)).toEqual([1, 2, 3]);
  world().isCut = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers(conversation.state().messages)).toEqual(range(1, 5));
});

it("says that the first page failed, and comes to it when asked again", async () => {
  world().write(1, 3);
  world().isCut = true;
  const conversation = await enter();
  expect(conversation.state().first).toBe("failed");
  world().isCut = false;
  conversation.retry();
  await settle();
  expect(conversation.state()).toMatchObject({ first: "loaded", messages: { length: 3 } });
});

it("reads the ticks again after a cut, and never takes one back", async () => {
  world().write(1, 4);
  const conversation = await enter();
  room.handlers?.onFrame({ type: "delivered", side: "supplier", seq: 4 });
  expect(conversation.state().marks).toEqual({ otherReadSeq: 0, otherDeliveredSeq: 4 });
  room.handlers?.onClose?.();
  world().marks = { otherReadSeq: 3, otherDeliveredSeq: 3 };
  room.handlers?.onOpen();
  await settle();
  expect(conversation.state().marks).toEqual({ otherReadSeq: 3, otherDeliveredSeq: 4 });
  room.handlers?.onFrame({ type: "seen", side: "buyer", seq: 4 });
  expect(conversation.state().marks.otherReadSeq).toBe(3);
});

it("asks by the clock only while no socket holds", async () => {
  world().write(1, 2);
  await enter();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world().asked).toEqual([]);
  room.handlers?.onClose?.();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(world().asked).toEqual([{ after: 2 }, { after: 2 }]);
  room.handlers?.onOpen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world().asked).toHaveLength(3);
});

it("has the conversation read again when a side blocks the other", async () => {
  await enter();
  room.handlers?.onFrame({ type: "standing" });
  expect(world().readAgain).toBe(1);
});

it("fetches a card that the room tells, since each side's leads elsewhere", async () => {
  world().write(1, 2);
  const conversation = await enter();
  const card = { kind: "order", id: "ord_1", reference: "ORD-1", path: "/orders/ORD-1" } as const;
  world().stored.push(message(3, { kind: "context", content: "", context: card }));
  const other = { ...card, path: "/orders/sold/ORD-1" };
  room.handlers?.onFrame(told(message(3, { kind: "context", content: "", context: other })));
  await settle();
  expect(conversation.state().messages[2]?.context?.path).toBe("/orders/ORD-1");
});

it("keeps one's own message on screen while what came before it is fetched", async () => {
  world().write(1, 2);
  const conversation = await enter();
  world().write(3, 4);
  world().isCut = true;
  conversation.addOwn(message(4));
  await settle();
  expect(numbers(conversation.state().messages)).toEqual([1, 2, 4]);
  world().isCut = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers(conversation.state().messages)).toEqual([1, 2, 3, 4]);
});

it("holds four hundred of a hundred thousand, in a row, both ways and back to the end", async () => {
  world().write(1, 1200);
  const conversation = await enter();
  conversation.follow(false);
  for (let page = 0; page < 12; page += 1) await conversation.loadOlder();
  expect(numbers(conversation.state().messages)).toEqual(range(551, 950));
  expect(conversation.state()).toMatchObject({ hasOlder: true, hasNewer: true });
  world().write(1201, 1201);
  room.handlers?.onFrame(told(message(1201)));
  expect(conversation.state()).toMatchObject({ lastSeq: 1201, messages: { length: 400 } });
  await conversation.loadNewer();
  expect(numbers(conversation.state().messages)).toEqual(range(601, 1000));
  await conversation.loadNewest();
  expect(numbers(conversation.state().messages)).toEqual(range(1152, 1201));
  expect(conversation.state()).toMatchObject({ hasOlder: true, hasNewer: false });
});

it("goes to the end at once when much was missed, but not from under somebody who reads above", async () => {
  world().write(1, 60);
  const conversation = await enter();
  world().write(61, 1000);
  room.handlers?.onOpen();
  await settle();
  expect(numbers(conversation.state().messages)).toEqual(range(951, 1000));
  expect(world().asked).toHaveLength(2);
  conversation.follow(false);
  world().write(1001, 2000);
  room.handlers?.onOpen();
  await settle();
  expect(conversation.state().messages[0]?.seq).toBe(951);
  expect(conversation.state()).toMatchObject({ hasNewer: true, lastSeq: 2000 });
  expect(conversation.state().messages.length).toBeLessThanOrEqual(400);
});

it("pushes out the oldest for a reader at the end", async () => {
  world().write(1, 5000);
  const conversation = await enter();
  for (let page = 0; page < 7; page += 1) await conversation.loadOlder();
  expect(conversation.state().messages).toHaveLength(400);
  world().write(5001, 5001);
  room.handlers?.onFrame(told(message(5001)));
  expect(numbers(conversation.state().messages)).toEqual(range(4602, 5001));
});

it.each(["loadNewer", "loadNewest"] as const)("misses nothing that comes while %s is under way", async (load) => {
  world().write(1, 440);
  const conversation = await enter();
  conversation.follow(false);
  for (let page = 0; page < 8; page += 1) await conversation.loadOlder();
  expect(conversation.state()).toMatchObject({ hasNewer: true });
  let arrive = () => {};
  world().onTheWay = new Promise((resolve) => {
    arrive = resolve;
  });
  const loading = conversation[load]();
  world().onTheWay = undefined;
  world().write(441, 442);
  room.handlers?.onFrame(told(message(441)));
  conversation.addOwn(message(442));
  arrive();
  await loading;
  await settle();
  // Where there is no room for them, they wait behind the window and are fetched on the way there.
  if (conversation.state().hasNewer) await conversation.loadNewer();
  expect(conversation.state()).toMatchObject({ hasNewer: false, lastSeq: 442 });
  expect(numbers(conversation.state().messages).slice(-2)).toEqual([441, 442]);
});

it("asks less and less often while it fails, not at all while nobody looks, and never after leaving", async () => {
  world().write(1, 3);
  await enter();
  world().isCut = true;
  world().write(4, 5);
  room.handlers?.onFrame(told(message(5)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world().asked.length).toBeLessThanOrEqual(5);
  expect(world().asked.length).toBeGreaterThanOrEqual(4);
  vi.stubGlobal("document", { hidden: true });
  const asked = world().asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world().asked).toHaveLength(asked);
  vi.stubGlobal("document", { hidden: false });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(world().asked.length).toBeGreaterThan(asked);
  room.handlers?.onFrame(told(message(5)));
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world().asked.length).toBeLessThanOrEqual(asked + 3);
});
