import { toBase64Url } from "#domain/kernel/base64url.ts";
import { encodeClaims, ROOM_TOKEN_TTL_MS, type RoomKind } from "#domain/messaging/room-token.ts";

interface TokenOrder {
  user: string;
  kind: RoomKind;
  name: string;
}

/**
 * A token that lets a user into one room once, within a minute (security 27): HMAC-SHA-256 over user, room, end and a
 * random id. Whoever calls this has checked that the user belongs there.
 */
export async function mintRoomToken(secret: string, { user, kind, name }: TokenOrder, now: number): Promise<string> {
  const jti = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const signed = encodeClaims({ user, room: `${kind}/${name}`, exp: now + ROOM_TOKEN_TTL_MS, jti });
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}
