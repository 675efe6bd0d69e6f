import { env } from "cloudflare:workers";
import { getServerByName } from "partyserver";
import { describe, expect, it } from "vitest";
import { enter, enterInbox, newConversation, seating } from "./support/sockets.ts";

const TYPING = JSON.stringify({ type: "typing" });

/** Both sides in their room and online, what they were told on coming taken out. */
async function talking() {
  const conversation = await newConversation();
  const tabs = [await enterInbox(conversation.buyer), await enterInbox(conversation.supplier)];
  const [buyer, supplier] = [
    await enter(conversation.buyer, conversation.name),
    await enter(conversation.supplier, conversation.name),
  ];
  await buyer.next({ type: "presence", side: "supplier", isOnline: true });
  await supplier.next({ type: "presence", side: "buyer", isOnline: true });
  const room = await getServerByName(env.Conversation, conversation.name);
  const block = (isBlocked: boolean, at = Date.now()) => room.block(isBlocked, at);
  return { ...conversation, room, block, tabs, sockets: { buyer, supplier } };
}

describe("behind a block", () => {
  it("each side loses presence and typing of the other at once, and gets them back when it is taken back", async () => {
    const { block, sockets } = await talking();
    await block(true);
    for (const [own, other] of [
      [sockets.buyer, "supplier"],
      [sockets.supplier, "buyer"],
    ] as const) {
      await own.next({ type: "standing" });
      expect(await own.next({ type: "presence", side: other, isOnline: false })).toMatchObject({ lastSeenAt: null });
    }
    sockets.buyer.socket.send(TYPING);
    sockets.supplier.socket.send(TYPING);
    for (const own of [sockets.buyer, sockets.supplier]) expect(await own.all("typing")).toEqual([]);
    await block(false);
    await sockets.buyer.next({ type: "presence", side: "supplier", isOnline: true });
    await sockets.supplier.next({ type: "presence", side: "buyer", isOnline: true });
    sockets.supplier.socket.send(TYPING);
    await sockets.buyer.next({ type: "typing", side: "supplier" });
  });

  it("who comes or goes is told to nobody, and who comes in is told nothing", async () => {
    const { name, buyer, block, tabs, sockets } = await talking();
    await block(true);
    await sockets.buyer.next({ type: "standing" });
    const late = await enter(buyer, name);
    expect(await late.next({ type: "presence", side: "supplier" })).toMatchObject({
      isOnline: false,
      lastSeenAt: null,
    });
    tabs[1]?.socket.close(1000);
    await sockets.supplier.next({ type: "presence", side: "supplier", isOnline: false });
    const seen = [...sockets.buyer.frames, ...late.frames].filter(
      (frame) =>
        frame.type === "presence" && frame.side === "supplier" && (frame.isOnline || frame.lastSeenAt !== null),
    );
    expect(seen).toEqual([]);
  });

  it("nobody hears how far the other has read or received, and both do once it is taken back", async () => {
    const { room, block, sockets } = await talking();
    await block(true);
    for (const side of ["buyer", "supplier"] as const) {
      await room.publish({ type: "seen", side, seq: 3 });
      await room.publish({ type: "delivered", side, seq: 4 });
    }
    for (const own of [sockets.buyer, sockets.supplier])
      expect([...(await own.all("seen")), ...(await own.all("delivered"))]).toEqual([]);
    await block(false);
    await room.publish({ type: "seen", side: "supplier", seq: 5 });
    expect(await sockets.buyer.all("seen")).toEqual([{ type: "seen", side: "supplier", seq: 5 }]);
  });

  it("what was read before it was written does not undo it", async () => {
    const { buyer, supplier, room, block, sockets } = await talking();
    const before = seating({ buyer, supplier });
    await block(true, before.at + 1);
    await room.seat(before);
    sockets.buyer.socket.send(TYPING);
    expect(await sockets.supplier.all("typing")).toEqual([]);
    expect(await sockets.supplier.all("standing")).toHaveLength(1);
  });
});
