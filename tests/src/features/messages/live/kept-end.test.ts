import { beforeEach, expect, it, vi } from "vitest";
import { message, numbers, range, room, told } from "../../../support/conversation-world.ts";
import { liveWorld, settle } from "./live-world.ts";

const { world, enter, leave } = liveWorld();

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: false });
  world().write(1, 3);
});

const KEPT = {
  items: [message(1), message(2, { content: "taken back since" })],
  hasMore: false,
  lastSeq: 2,
  marks: { otherReadSeq: 0, otherDeliveredSeq: 0 },
};

it("shows what was kept where nothing comes, and reads the whole end again as soon as it can", async () => {
  world().isCut = true;
  const conversation = enter();
  await settle();
  expect(conversation.state()).toMatchObject({ first: "failed", isKept: false });
  conversation.openKept(KEPT);
  expect(conversation.state()).toMatchObject({ first: "loaded", isKept: true });
  expect(numbers(conversation.state().messages)).toEqual([1, 2]);
  world().isCut = false;
  world().asked = [];
  await settle(20_000);
  // Not only what came after it: the rest may be another by now.
  expect(world().asked[0]).toEqual({});
  expect(conversation.state().isKept).toBe(false);
  expect(conversation.state().messages).toEqual(world().stored);
});

it("takes what its room tells meanwhile, and still reads the end again", async () => {
  world().isCut = true;
  const conversation = enter();
  await settle();
  conversation.openKept(KEPT);
  room.handlers?.onFrame(told(message(3)));
  expect(numbers(conversation.state().messages)).toEqual(range(1, 3));
  world().isCut = false;
  room.handlers?.onOpen();
  await settle();
  expect(conversation.state().messages).toEqual(world().stored);
});

it("keeps what came of the network, and what it was opened at", async () => {
  const conversation = enter();
  await settle();
  conversation.openKept(KEPT);
  expect(numbers(conversation.state().messages)).toEqual(range(1, 3));
  leave();
  world().isCut = true;
  const atHit = enter(1);
  await settle();
  atHit.openKept(KEPT);
  expect(atHit.state().first).toBe("failed");
});
