import { env, exports } from "cloudflare:workers";
import { getServerByName } from "partyserver";
import { describe, expect, it } from "vitest";
import { type Frame, MAX_FRAME_BYTES } from "#domain/messaging/frames.ts";
import { encodeClaims, type RoomClaims } from "#domain/messaging/room-token.ts";
import { FRAME_BURST } from "#domain/messaging/token-bucket.ts";
import { mintRoomToken } from "#worker/platform/room-tokens.ts";
import { ORIGIN, SECRET } from "./support/room-worker.ts";

const newName = () => `c_${crypto.randomUUID().slice(0, 8)}`;
const mint = (user: string, name: string, now = Date.now(), secret = SECRET) =>
  mintRoomToken(secret, { user, kind: "conversation", name }, now);

function knock(path: string, token: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `${ORIGIN}/parties/${path}?token=${token}`;
  return exports.default.fetch(new Request(url, { headers: { Upgrade: "websocket", Origin: ORIGIN, ...headers } }));
}

/** An open socket with what it has heard so far. */
async function enter(user: string, name: string, headers: Record<string, string> = {}) {
  const answer = await knock(`conversation/${name}`, await mint(user, name), headers);
  const socket = answer.webSocket;
  if (!socket) return expect.fail(`no socket, but ${answer.status}`);
  const frames: Frame[] = [];
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", (event) => resolve(event.code)));
  socket.addEventListener("message", (event) => {
    frames.push(JSON.parse(String(event.data)));
  });
  socket.accept();
  const next = async (type: Frame["type"]) => {
    await expect.poll(() => frames.some((frame) => frame.type === type)).toBe(true);
    return frames.splice(
      frames.findIndex((frame) => frame.type === type),
      1,
    )[0];
  };
  return { socket, frames, closed, next };
}

describe("the hand-shake", () => {
  it("refuses a token that is missing, forged, run out, too far ahead or for another room", async () => {
    const name = newName();
    const tokens = [
      "",
      "a.b",
      "%",
      "x".repeat(5000),
      await mint("u1", name, Date.now(), "another secret"),
      await mint("u1", name, Date.now() - 61_000),
      await mint("u1", name, Date.now() + 45_000),
      await mint("u1", newName()),
      `${encodeClaims({ user: "u2", room: `conversation/${name}`, exp: Date.now() + 9_000, jti: "j".repeat(16) })}.${(await mint("u1", name)).split(".")[1]}`,
    ];
    for (const token of tokens)
      expect((await knock(`conversation/${name}`, token)).status, token.slice(0, 40)).toBe(401);
  });

  it("lets a token in once", async () => {
    const name = newName();
    const token = await mint("u1", name);
    const both = await Promise.all([knock(`conversation/${name}`, token), knock(`conversation/${name}`, token)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([101, 401]);
    expect((await knock(`conversation/${name}`, token)).status).toBe(401);
  });

  it("refuses other sites, plain requests and rooms that do not exist", async () => {
    const name = newName();
    const token = await mint("u1", name);
    expect((await knock(`conversation/${name}`, token, { Origin: "https://evil.test" })).status).toBe(403);
    expect((await knock(`conversation/${name}`, token, { Upgrade: "" })).status).toBe(426);
    expect((await knock(`inbox/${name}`, token)).status).toBe(401);
    for (const path of ["files/a", "conversation", "conversation/a/b", `conversation/${"a".repeat(65)}`, "main/a"]) {
      expect((await knock(path, token)).status, path).toBe(404);
    }
  });

  it("takes the user from the token and nothing from the client", async () => {
    const name = newName();
    const spy = await enter("u1", name);
    const claims: Partial<RoomClaims> = { user: "u9" };
    const other = await enter("u2", name, { "x-mawrid-user": String(claims.user), "x-partykit-props": "e30=" });
    other.socket.send(JSON.stringify({ type: "typing", user: "u9" }));
    expect(await spy.next("typing")).toEqual({ type: "typing", user: "u2" });
  });

  it("admits ten sockets of a user and no more", async () => {
    const name = newName();
    for (let socket = 0; socket < 10; socket += 1) await enter("u1", name);
    expect((await knock(`conversation/${name}`, await mint("u1", name))).status).toBe(429);
    await enter("u2", name);
  });
});

describe("the room", () => {
  it("tells what is published to everybody in it", async () => {
    const name = newName();
    const [one, two] = [await enter("u1", name), await enter("u2", name)];
    const message = { id: "m1", seq: 1, sender: "u1", clientId: "c1", content: "سلام", createdAt: 1 };
    const room = await getServerByName(env.Conversation, name);
    await room.publish({ type: "message", message });
    expect(await one.next("message")).toEqual({ type: "message", message });
    expect(await two.next("message")).toEqual({ type: "message", message });
  });

  it("answers pings, and shows who is there", async () => {
    const name = newName();
    const one = await enter("u1", name);
    one.socket.send('{"type":"ping"}');
    expect(await one.next("pong")).toEqual({ type: "pong" });
    await one.next("presence");
    const two = await enter("u2", name);
    expect(await one.next("presence")).toEqual({ type: "presence", users: expect.arrayContaining(["u1", "u2"]) });
    two.socket.close(1000);
    expect(await one.next("presence")).toEqual({ type: "presence", users: ["u1"] });
  });

  it.each([
    "{",
    "[]",
    '{"type":"message"}',
    '{"type":"presence","users":["u2"]}',
    '{"type":"typing","x":1}',
    '{"type":"seen","seq":-1}',
  ])("refuses the frame %s and tells nobody", async (frame) => {
    const name = newName();
    const [one, two] = [await enter("u1", name), await enter("u2", name)];
    one.socket.send(frame);
    expect(await one.next("refused")).toEqual({ type: "refused", code: "BAD_INPUT" });
    expect(two.frames.filter(({ type }) => type !== "presence")).toEqual([]);
  });

  it("closes on binary frames and on frames above 8 KB, counted in bytes", async () => {
    const name = newName();
    const [binary, long, fits] = [await enter("u1", name), await enter("u2", name), await enter("u3", name)];
    binary.socket.send(new Uint8Array([1, 2, 3]));
    long.socket.send("س".repeat(MAX_FRAME_BYTES / 2 + 1));
    fits.socket.send("س".repeat(MAX_FRAME_BYTES / 2));
    expect([await binary.closed, await long.closed]).toEqual([1003, 1009]);
    expect(await fits.next("refused")).toEqual({ type: "refused", code: "BAD_INPUT" });
  });

  it("slows a user down over all of its sockets", async () => {
    const name = newName();
    const [one, two] = [await enter("u1", name), await enter("u1", name)];
    for (let frame = 0; frame < FRAME_BURST + 5; frame += 1) (frame % 2 ? one : two).socket.send('{"type":"ping"}');
    const refused = () => [...one.frames, ...two.frames].filter(({ type }) => type === "refused");
    await expect.poll(() => refused().length).toBeGreaterThanOrEqual(3);
    expect(refused()[0]).toEqual({ type: "refused", code: "RATE_LIMITED" });
  });

  it("sends a dismissed user out and keeps the others", async () => {
    const name = newName();
    const [one, two] = [await enter("u1", name), await enter("u2", name)];
    const room = await getServerByName(env.Conversation, name);
    await room.dismiss("u1");
    expect(await one.closed).toBe(1008);
    two.socket.send('{"type":"ping"}');
    await two.next("pong");
  });
});
