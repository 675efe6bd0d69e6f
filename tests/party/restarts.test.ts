import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { getServerByName } from "partyserver";
import { describe, expect, it, vi } from "vitest";
import { Conversation } from "#party/conversation.ts";
import type { Inbox } from "#party/inbox.ts";
import { type Member, SILENT_MS } from "#party/room.ts";
import { enter, enterInbox, knock, mint, newConversation } from "./support/sockets.ts";

const inboxOf = (user: string) => getServerByName(env.Inbox, user);
const roomOf = (name: string) => getServerByName(env.Conversation, name);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes all sockets of a room look as if they had been silent for so long, and has it look. */
async function silence(room: DurableObjectStub<Inbox> | DurableObjectStub<Conversation>, ms: number): Promise<void> {
  await runInDurableObject(room as DurableObjectStub<Inbox>, (open: Inbox) => {
    for (const connection of open.getConnections<Member>())
      connection.setState((state) => ({ user: "", ...state, seenAt: Date.now() - ms }));
  });
  await runDurableObjectAlarm(room);
}

describe("sockets that nobody closes", () => {
  it("leave nobody online: the inbox closes them, and says when they were last heard of", async () => {
    const { name, buyer, supplier } = await newConversation();
    const one = await enter(buyer, name);
    await one.next({ type: "presence", side: "supplier", isOnline: false });
    const tab = await enterInbox(supplier);
    await one.next({ type: "presence", side: "supplier", isOnline: true });
    await silence(await inboxOf(supplier), SILENT_MS - 5000);
    expect(tab.socket.readyState).toBe(WebSocket.OPEN);
    const before = Date.now();
    await silence(await inboxOf(supplier), SILENT_MS + 1000);
    expect(await tab.closed).toBe(1008);
    const gone = await one.next({ type: "presence", side: "supplier", isOnline: false });
    expect(Reflect.get(gone ?? {}, "lastSeenAt")).toBeLessThan(before - 60_000);
    // The late word of the closed socket changes nothing.
    await pause(200);
    const again = await enter(buyer, name);
    expect(await again.next({ type: "presence", side: "supplier" })).toEqual(gone);
  });

  it("are closed in conversations too, also those that never said a word", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [one, two] = [await enter(buyer, name), await enter(supplier, name)];
    await silence(await roomOf(name), SILENT_MS + 1000);
    expect([await one.closed, await two.closed]).toEqual([1008, 1008]);
    const again = await enter(buyer, name);
    await silence(await roomOf(name), SILENT_MS - 5000);
    await again.all("pong");
    expect(await runDurableObjectAlarm(await roomOf(name))).toBe(true);
  });
});

describe("after the process has died", () => {
  it("who does not come back is offline, who does is seen, seats and used tokens are kept", async () => {
    const { name, buyer, supplier } = await newConversation();
    const used = await mint(supplier, supplier, Date.now(), undefined, "inbox");
    expect((await knock(`inbox/${supplier}`, used)).status).toBe(101);
    const first = await enter(buyer, name);
    await first.next({ type: "presence", side: "supplier", isOnline: true });
    await runInDurableObject(await inboxOf(supplier), (_, { storage }: DurableObjectState) =>
      storage.sql.exec("insert or replace into facts (name, value) values ('lastSeenAt', ?)", Date.now() - 30_000),
    );
    await abortAllDurableObjects();
    expect((await knock(`inbox/${supplier}`, used)).status).toBe(401);
    // Asked before the sweep: nobody is there, so nobody is online.
    const second = await enter(buyer, name);
    expect(await second.next({ type: "presence", side: "supplier" })).toMatchObject({ isOnline: false });
    // Its own alarm, set when it woke, ends what the killed process had left.
    expect(await runDurableObjectAlarm(await inboxOf(supplier))).toBe(true);
    await second.next({ type: "presence", side: "supplier", isOnline: false });
    await enterInbox(supplier);
    await second.next({ type: "presence", side: "supplier", isOnline: true });
    const other = await enter(supplier, name);
    second.socket.send('{"type":"typing"}');
    await other.next({ type: "typing", side: "buyer" });
  });
});

describe("who leaves and comes in at once", () => {
  it("goes on hearing who comes and goes: the room that was empty is watched again, and that watch stays", async () => {
    const { name, buyer, supplier } = await newConversation();
    const before = await enter(buyer, name);
    const tab = await enterInbox(supplier);
    await before.next({ type: "presence", side: "supplier", isOnline: true });
    const [inbox, room] = [await inboxOf(supplier), await roomOf(name)];
    before.socket.close(1000);
    tab.socket.close(1000);
    await expect.poll(() => socketsIn(room)).toBe(0);
    await expect.poll(() => socketsIn(inbox)).toBe(0);
    // The room's "nobody is left here" is on its way while the buyer comes in again.
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const answers: boolean[] = [];
    const { publishPresence } = Conversation.prototype;
    const late = vi.spyOn(Conversation.prototype, "publishPresence").mockImplementation(async function (
      this: Conversation,
      ...told: Parameters<typeof publishPresence>
    ) {
      const answer = publishPresence.apply(this, told);
      answers.push(answer);
      await onItsWay;
      return answer;
    } as unknown as typeof publishPresence);
    const left = runDurableObjectAlarm(inbox);
    await expect.poll(() => answers).toEqual([false]);
    const after = await enter(buyer, name);
    await after.next({ type: "presence", side: "supplier", isOnline: false });
    late.mockRestore();
    arrive();
    await left;
    await enterInbox(supplier);
    await after.next({ type: "presence", side: "supplier", isOnline: true });
  });
});

function socketsIn(room: DurableObjectStub<Inbox> | DurableObjectStub<Conversation>): Promise<number> {
  return runInDurableObject(room as DurableObjectStub<Inbox>, (open: Inbox) => [...open.getConnections()].length);
}
