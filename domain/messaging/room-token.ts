import * as z from "zod";
import { fromBase64Url, toBase64Url } from "#domain/kernel/base64url.ts";

/** Longest life of a token, from minting to the upgrade (security 27). */
export const ROOM_TOKEN_TTL_MS = 60_000;
const MAX_TOKEN_LENGTH = 1000;

/** The kinds of rooms: their names stand in the socket's address, /parties/{kind}/{name}. */
export const ROOM_KINDS = ["conversation", "inbox"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** A room's name as it stands in its address. */
export const ROOM_NAME = /^[A-Za-z0-9_-]{1,64}$/;

const claimsSchema = z.strictObject({
  user: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  /** `{kind}/{name}`. */
  room: z.string().max(80),
  /** Milliseconds since the epoch. */
  exp: z.number().int(),
  /** Makes the token single-use. */
  jti: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
});

/** Who may enter which room until when. */
export type RoomClaims = z.output<typeof claimsSchema>;

/** The part of a token that is signed. */
export function encodeClaims(claims: RoomClaims): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(claims)));
}

/** Takes a token apart: `claims` is what its signature covers; null for what is no token at all. */
export function splitToken(
  token: string,
): { signed: string; signature: Uint8Array<ArrayBuffer>; claims: RoomClaims } | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [signed = "", sealed = "", ...rest] = token.split(".");
  const body = fromBase64Url(signed);
  const signature = fromBase64Url(sealed);
  if (!body || !signature || rest.length > 0) return null;
  const claims = claimsSchema.safeParse(parseJson(new TextDecoder().decode(body)));
  return claims.success ? { signed, signature, claims: claims.data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
