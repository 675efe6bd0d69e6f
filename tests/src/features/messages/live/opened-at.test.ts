import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveConversation } from "#src/features/messages/live/live-conversation.ts";
import { ConversationWorld, message, numbers, range, room, told } from "../../../support/conversation-world.ts";

vi.mock("#src/lib/realtime/room-socket.ts", async () => ({
  openRoomSocket: (_client: unknown, _room: unknown, handlers: typeof room.handlers) => {
    room.handlers = handlers;
    return { send: () => {}, close: () => {} };
  },
}));

let world: ConversationWorld;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  world = new ConversationWorld();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function openAt(seq: number): Promise<LiveConversation> {
  const conversation = world.conversation(seq);
  leave = conversation.enter();
  room.handlers?.onOpen();
  await settle();
  return conversation;
}

it("opens at a message amid the others, and goes on from there in both directions", async () => {
  world.write(1, 200);
  const conversation = await openAt(100);
  expect(conversation.state()).toMatchObject({ first: "loaded", hasOlder: true, hasNewer: true, lastSeq: 200 });
  expect(numbers(conversation.state().messages)).toEqual(range(75, 124));
  await conversation.loadNewer();
  await conversation.loadOlder();
  expect(numbers(conversation.state().messages)).toEqual(range(25, 174));
  await conversation.loadNewest();
  expect(numbers(conversation.state().messages)).toEqual(range(151, 200));
});

it("opens at one of the last messages with the end, which it follows", async () => {
  world.write(1, 200);
  const conversation = await openAt(199);
  expect(conversation.state()).toMatchObject({ hasNewer: false });
  world.write(201, 201);
  room.handlers?.onFrame(told(message(201)));
  await settle();
  expect(numbers(conversation.state().messages).at(-1)).toBe(201);
});
