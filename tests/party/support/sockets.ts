import { env, exports } from "cloudflare:workers";
import { getServerByName } from "partyserver";
import { expect } from "vitest";
import type { RoomKind } from "#domain/messaging/room-token.ts";
import { mintRoomToken } from "#worker/platform/room-tokens.ts";
import { hear } from "../../support/hear.ts";
import { ORIGIN, SECRET } from "./room-worker.ts";

/** A conversation that no other test has, with its two sides: u1 buys, u2 sells, in names of their own. */
export async function newConversation() {
  const mark = crypto.randomUUID().slice(0, 8);
  const conversation = { name: `c_${mark}`, buyer: `u1_${mark}`, supplier: `u2_${mark}` };
  await (await getServerByName(env.Conversation, conversation.name)).seat(seating(conversation));
  return conversation;
}

/** Two sides as the Worker seats them now. */
export const seating = ({ buyer, supplier }: Record<"buyer" | "supplier", string | null>, isBlocked = false) => ({
  seats: { buyer, supplier },
  isBlocked,
  at: Date.now(),
});

export const mint = (user: string, name: string, now = Date.now(), secret = SECRET, kind: RoomKind = "conversation") =>
  mintRoomToken(secret, { user, kind, name }, now);

export function knock(path: string, token: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `${ORIGIN}/parties/${path}?token=${token}`;
  return exports.default.fetch(new Request(url, { headers: { Upgrade: "websocket", Origin: ORIGIN, ...headers } }));
}

/** An open socket with what it has heard so far. */
export async function enter(
  user: string,
  name: string,
  { headers = {}, kind = "conversation" }: { headers?: Record<string, string>; kind?: RoomKind } = {},
) {
  const answer = await knock(`${kind}/${name}`, await mint(user, name, Date.now(), SECRET, kind), headers);
  const socket = answer.webSocket;
  if (!socket) return expect.fail(`no socket, but ${answer.status}`);
  return hear(socket);
}

/** As {@link enter}, of one's own inbox. */
export const enterInbox = (user: string) => enter(user, user, { kind: "inbox" });
