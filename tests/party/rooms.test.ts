import { env } from "cloudflare:workers";
import { getServerByName } from "partyserver";
import { describe, expect, it } from "vitest";
import { type Frame, MAX_FRAME_BYTES } from "#domain/messaging/frames.ts";
import { encodeClaims } from "#domain/messaging/room-token.ts";
import { FRAME_BURST } from "#domain/messaging/token-bucket.ts";
import { ORIGIN } from "./support/room-worker.ts";
import { enter, enterInbox, knock, mint, newConversation, seating } from "./support/sockets.ts";

describe("the hand-shake", () => {
  it("refuses a token that is missing, forged, run out, too far ahead or for another room", async () => {
    const { name, buyer } = await newConversation();
    const other = await newConversation();
    const stolen = { user: other.buyer, room: `conversation/${name}`, exp: Date.now() + 9000, jti: "j".repeat(16) };
    const tokens = [
      "",
      "a.b",
      "%",
      "x".repeat(5000),
      await mint(buyer, name, Date.now(), "another secret"),
      await mint(buyer, name, Date.now() - 61_000),
      await mint(buyer, name, Date.now() + 45_000),
      await mint(buyer, other.name),
      `${encodeClaims(stolen)}.${(await mint(buyer, name)).split(".")[1]}`,
    ];
    for (const token of tokens)
      expect((await knock(`conversation/${name}`, token)).status, token.slice(0, 40)).toBe(401);
  });

  it("lets a token in once", async () => {
    const { name, buyer } = await newConversation();
    const token = await mint(buyer, name);
    const both = await Promise.all([knock(`conversation/${name}`, token), knock(`conversation/${name}`, token)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([101, 401]);
    expect((await knock(`conversation/${name}`, token)).status).toBe(401);
  });

  it("refuses other sites, plain requests and rooms that do not exist", async () => {
    const { name, buyer } = await newConversation();
    const token = await mint(buyer, name);
    for (const Origin of ["https://evil.test", "null", "", `${ORIGIN}.evil.test`])
      expect((await knock(`conversation/${name}`, token, { Origin })).status, Origin).toBe(403);
    expect((await knock(`conversation/${name}`, token, { Upgrade: "" })).status).toBe(426);
    expect((await knock(`inbox/${name}`, token)).status).toBe(401);
    for (const path of ["files/a", "conversation", "conversation/a/b", `conversation/${"a".repeat(65)}`, "main/a"]) {
      expect((await knock(path, token)).status, path).toBe(404);
    }
  });

  it("takes who it is from the token and the side from the Worker, nothing from the client", async () => {
    const { name, buyer, supplier } = await newConversation();
    const spy = await enter(buyer, name);
    const headers = { "x-mawrid-user": buyer, "x-partykit-props": "e30=" };
    const other = await enter(supplier, name, { headers });
    other.socket.send(JSON.stringify({ type: "typing", side: "buyer" }));
    expect(await spy.next({ type: "typing" })).toEqual({ type: "typing", side: "supplier" });
  });

  it("sends out who has a token but no seat", async () => {
    const { name } = await newConversation();
    expect(await (await enter("u_stranger", name)).closed).toBe(1008);
  });

  it("admits ten sockets of a user and no more", async () => {
    const { name, buyer, supplier } = await newConversation();
    for (let socket = 0; socket < 10; socket += 1) await enter(buyer, name);
    expect((await knock(`conversation/${name}`, await mint(buyer, name))).status).toBe(429);
    await enter(supplier, name);
  });
});

describe("the room", () => {
  it("shows a seat that nobody has as away", async () => {
    const { name, buyer } = await newConversation();
    await (await getServerByName(env.Conversation, name)).seat(seating({ buyer, supplier: null }));
    const own = await enter(buyer, name);
    const shown = await own.next({ type: "presence", side: "supplier" });
    expect(shown).toMatchObject({ isOnline: false, lastSeenAt: null });
  });

  it("tells what is published to everybody in it", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [one, two] = [await enter(buyer, name), await enter(supplier, name)];
    const seen: Frame = { type: "seen", side: "buyer", seq: 7 };
    await (await getServerByName(env.Conversation, name)).publish(seen);
    expect(await one.next({ type: "seen" })).toEqual(seen);
    expect(await two.next({ type: "seen" })).toEqual(seen);
  });

  it.each([
    "{",
    "[]",
    '{"type":"message"}',
    '{"type":"presence","side":"buyer","isOnline":true,"lastSeenAt":null}',
    '{"type":"typing","x":1}',
    '{"type":"seen","side":"buyer","seq":1}',
    '{"type":"delivered","side":"buyer","seq":1}',
  ])("refuses the frame %s and tells nobody", async (frame) => {
    const { name, buyer, supplier } = await newConversation();
    const [one, two] = [await enter(buyer, name), await enter(supplier, name)];
    one.socket.send(frame);
    expect(await one.next({ type: "refused" })).toEqual({ type: "refused", code: "BAD_INPUT" });
    expect(two.frames.filter(({ type }) => type !== "presence")).toEqual([]);
  });

  it("closes on binary frames and on frames above 8 KB, counted in bytes", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [binary, long, fits] = [await enter(buyer, name), await enter(supplier, name), await enter(buyer, name)];
    binary.socket.send(new Uint8Array([1, 2, 3]));
    long.socket.send("س".repeat(MAX_FRAME_BYTES / 2 + 1));
    fits.socket.send("س".repeat(MAX_FRAME_BYTES / 2));
    expect([await binary.closed, await long.closed]).toEqual([1003, 1009]);
    expect(await fits.next({ type: "refused" })).toEqual({ type: "refused", code: "BAD_INPUT" });
  });

  it("slows a user down over all of its sockets", async () => {
    const { name, buyer } = await newConversation();
    const [one, two] = [await enter(buyer, name), await enter(buyer, name)];
    for (let frame = 0; frame < FRAME_BURST + 5; frame += 1) (frame % 2 ? one : two).socket.send('{"type":"ping"}');
    const refused = () => [...one.frames, ...two.frames].filter(({ type }) => type === "refused");
    await expect.poll(() => refused().length).toBeGreaterThanOrEqual(3);
    expect(refused()[0]).toEqual({ type: "refused", code: "RATE_LIMITED" });
  });

  it("tells nobody of a flood more than its first frames, and ends it", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [one, two] = [await enter(buyer, name), await enter(supplier, name)];
    for (let frame = 0; frame < FRAME_BURST + 100; frame += 1) one.socket.send('{"type":"typing"}');
    expect(await one.closed).toBe(1008);
    const told = await two.all("typing");
    expect([told.length >= FRAME_BURST, told.length < FRAME_BURST + 10]).toEqual([true, true]);
    // The other side's frames are its own.
    expect(two.socket.readyState).toBe(WebSocket.OPEN);
  });

  it("sends a dismissed user out and keeps the others", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [one, two] = [await enter(buyer, name), await enter(supplier, name)];
    await (await getServerByName(env.Conversation, name)).dismiss(buyer);
    expect(await one.closed).toBe(1008);
    two.socket.send('{"type":"ping"}');
    await two.next({ type: "pong" });
  });

  it("sends out who lost a seat", async () => {
    const { name, buyer, supplier } = await newConversation();
    const one = await enter(supplier, name);
    await (await getServerByName(env.Conversation, name)).seat(seating({ buyer, supplier: null }));
    expect(await one.closed).toBe(1008);
  });
});

describe("presence", () => {
  it("is that of the inbox: told on joining, on coming and, after a moment's grace, on going", async () => {
    const { name, buyer, supplier } = await newConversation();
    const one = await enter(buyer, name);
    expect(await one.next({ type: "presence", side: "supplier" })).toMatchObject({ isOnline: false, lastSeenAt: null });
    const tab = await enterInbox(supplier);
    expect(await one.next({ type: "presence", side: "supplier" })).toMatchObject({ isOnline: true });
    const second = await enter(supplier, name);
    expect(await second.next({ type: "presence", side: "supplier" })).toMatchObject({ isOnline: true });
    const before = Date.now();
    tab.socket.close(1000);
    const gone = await one.next({ type: "presence", side: "supplier", isOnline: false });
    expect(gone).toMatchObject({ lastSeenAt: expect.any(Number) });
    expect(Reflect.get(gone ?? {}, "lastSeenAt")).toBeGreaterThanOrEqual(before - 1000);
  });

  it("stays while another tab is open", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [first] = [await enterInbox(supplier), await enterInbox(supplier)];
    const one = await enter(buyer, name);
    await one.next({ type: "presence", side: "supplier" });
    first.socket.close(1000);
    await new Promise((resolve) => setTimeout(resolve, 6500));
    expect(one.frames.filter((frame) => frame.type === "presence" && frame.side === "supplier")).toEqual([]);
  });

  it("ends at once for a dismissed account, in every room, and its old tokens open nothing", async () => {
    const { name, buyer, supplier } = await newConversation();
    const [one, two, tab] = [await enter(buyer, name), await enter(supplier, name), await enterInbox(supplier)];
    await one.next({ type: "presence", side: "supplier", isOnline: true });
    const early = [await mint(supplier, name), await mint(supplier, supplier, Date.now(), undefined, "inbox")];
    await (await getServerByName(env.Inbox, supplier)).dismissEverywhere();
    expect([await two.closed, await tab.closed]).toEqual([1008, 1008]);
    expect(await one.next({ type: "presence", side: "supplier" })).toMatchObject({ isOnline: false });
    for (const [place, path] of [`conversation/${name}`, `inbox/${supplier}`].entries()) {
      const { webSocket } = await knock(path, early[place] ?? "");
      const closed = new Promise((resolve) => webSocket?.addEventListener("close", ({ code }) => resolve(code)));
      webSocket?.accept();
      expect(await closed).toBe(1008);
    }
  });
});
