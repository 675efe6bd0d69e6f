import { expect, it } from "vitest";
import type { LiveConversation } from "#src/features/messages/live/live-conversation.ts";
import { message, numbers, range, room, told } from "../../../support/conversation-world.ts";
import { liveWorld, settle } from "./live-world.ts";

const { world, enter } = liveWorld();

async function openAt(seq: number): Promise<LiveConversation> {
  const conversation = enter(seq);
  room.handlers?.onOpen();
  await settle();
  return conversation;
}

it("opens at a message amid the others, and goes on from there in both directions", async () => {
  world().write(1, 200);
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
  world().write(1, 200);
  const conversation = await openAt(199);
  expect(conversation.state()).toMatchObject({ hasNewer: false });
  world().write(201, 201);
  room.handlers?.onFrame(told(message(201)));
  await settle();
  expect(numbers(conversation.state().messages).at(-1)).toBe(201);
});
