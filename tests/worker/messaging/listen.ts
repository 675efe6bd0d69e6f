import { env } from "cloudflare:workers";
import { expect, onTestFinished } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { answerRoomRequest } from "#party/authorize.ts";
import { roomSecret } from "#worker/platform/secrets.ts";
import { parseSettings } from "#worker/platform/settings.ts";
import { type Heard, hear } from "../../support/hear.ts";
import { type Actor, callerAs } from "../support/actors.ts";

const ORIGIN = "https://mawrid.test";
const now = () => Date.now();

/** Enters an actor's own inbox, or the room of a conversation, by a token that the site gave out. */
export async function listen(db: Database, actor: Actor, id?: string): Promise<Heard> {
  const answer = await knockWith(await tokenOf(db, actor, id));
  if (!answer.webSocket) return expect.fail(`no socket, but ${answer.status}`);
  const heard = hear(answer.webSocket);
  // Accounts have the same names in all tests, and so have their rooms.
  onTestFinished(() => {
    if (heard.socket.readyState === WebSocket.OPEN) heard.socket.close();
  });
  return heard;
}

/** A token as the site gives it out, with its room. */
export async function tokenOf(db: Database, actor: Actor, id?: string) {
  const kind = id ? ("conversation" as const) : ("inbox" as const);
  return { kind, ...(await callerAs(db, actor, { now }).messages.roomToken({ kind, id })) };
}

/** The hand-shake with a token. */
export function knockWith({ kind, room, token }: Awaited<ReturnType<typeof tokenOf>>): Promise<Response> {
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const request = new Request(`${ORIGIN}/parties/${kind}/${room}?token=${token}`, { headers });
  return answerRoomRequest(request, env, { secret: roomSecret(parseSettings(env)), origins: [ORIGIN], now });
}
