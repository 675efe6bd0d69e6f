import { getServerByName, routePartykitRequest } from "partyserver";
import {
  ROOM_KINDS,
  ROOM_NAME,
  ROOM_TOKEN_TTL_MS,
  type RoomClaims,
  type RoomKind,
  splitToken,
} from "#domain/messaging/room-token.ts";
import type { Conversation } from "./conversation.ts";
import type { Inbox } from "./inbox.ts";
import { MINTED_HEADER, USER_HEADER } from "./room.ts";

interface RoomEnv extends Cloudflare.Env {
  Conversation: DurableObjectNamespace<Conversation>;
  Inbox: DurableObjectNamespace<Inbox>;
}

export interface RoomRules {
  /** Signs the tokens. */
  secret: string;
  /** The site's own origins; sockets of other sites are refused. */
  origins: readonly string[];
  now(): number;
}

/**
 * Answers a request to /parties/{kind}/{name}: opens the socket for the bearer of a good token and refuses everything
 * else before the upgrade (security 27). What reaches the room is a request made here, with the user's id from the
 * token and nothing from the client.
 * @returns 101, or 401 (no good token), 403 (another site), 404 (no such room), 426 (no upgrade), 429 (too many sockets)
 */
export async function answerRoomRequest(request: Request, env: RoomEnv, rules: RoomRules): Promise<Response> {
  const [, , kind = "", name = "", ...rest] = new URL(request.url).pathname.split("/");
  if (!isRoomKind(kind) || !ROOM_NAME.test(name) || rest.length > 0) return refuse(404);
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return refuse(426);
  if (!rules.origins.includes(request.headers.get("Origin") ?? "")) return refuse(403);
  const claims = await verifyToken(new URL(request.url).searchParams.get("token") ?? "", rules);
  if (!claims || claims.room !== `${kind}/${name}`) return refuse(401);
  const admission = await (await roomOf(env, kind, name)).admit(claims.user, claims.jti, claims.exp);
  if (admission !== "admitted") return refuse(admission === "used" ? 401 : 429);
  const answer = await routePartykitRequest(requestOf(request, claims), env);
  return answer ?? refuse(404);
}

/** The claims of a token that we signed and that has not run out; null for every other. */
async function verifyToken(token: string, { secret, now }: RoomRules): Promise<RoomClaims | null> {
  const parts = splitToken(token);
  if (!parts) return null;
  const key = await crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const isOurs = await crypto.subtle.verify("HMAC", key, parts.signature, encode(parts.signed));
  const { exp } = parts.claims;
  return isOurs && exp > now() && exp <= now() + ROOM_TOKEN_TTL_MS ? parts.claims : null;
}

/** Made again: the client's headers and its query (`_pk` would choose the connection's id) stay outside. */
function requestOf(request: Request, { user, exp }: RoomClaims): Request {
  const url = new URL(request.url);
  url.search = "";
  const headers = new Headers({
    Upgrade: "websocket",
    [USER_HEADER]: user,
    [MINTED_HEADER]: String(exp - ROOM_TOKEN_TTL_MS),
  });
  return new Request(url, { headers });
}

/** What all rooms have in common; their types have too much that differs to be asked as one. */
function roomOf(env: RoomEnv, kind: RoomKind, name: string): Promise<Pick<DurableObjectStub<Inbox>, "admit">> {
  return kind === "inbox" ? getServerByName(env.Inbox, name) : getServerByName(env.Conversation, name);
}

function isRoomKind(kind: string): kind is RoomKind {
  return (ROOM_KINDS as readonly string[]).includes(kind);
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
