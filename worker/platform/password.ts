import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { AppError } from "#domain/kernel/app-error.ts";

/** OWASP's figures for scrypt (security.md 1): 32 MB a hash. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * A hash blocks its isolate for some 200 ms, whoever else waits. So hashes start at least this far apart, which leaves
 * every other moment to readers, and few wait for their turn (security.md 2).
 */
const APART_MS = 350;
const MOST_WAITING = 8;
const BUSY_SECONDS = 2;
/** A caller who left while waiting never comes back to give up the place. */
const FORGOTTEN_AFTER_MS = 20_000;

interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$key`, so that another cost later can still check this one.
 * @throws AppError UNAVAILABLE with the seconds to wait when too many hashes are wanted at once
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST, KEY_BYTES);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

export interface PasswordCheck {
  isRight: boolean;
  /** The stored hash is of an older cost: store a new one. */
  isOutdated: boolean;
}

/**
 * Compares a password with its hash. Without a hash it works as long and says no, so that nobody learns from the time
 * whether an account exists.
 * @throws AppError UNAVAILABLE as {@link hashPassword}
 */
export async function checkPassword(password: string, stored: string | undefined): Promise<PasswordCheck> {
  const [kind, N, r, p, salt = "", key = ""] = (stored ?? NOBODYS_HASH).split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (kind !== "scrypt") throw new Error("unknown password hash");
  const expected = Buffer.from(key, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), cost, expected.length);
  const isRight = timingSafeEqual(given, expected) && stored !== undefined;
  return { isRight, isOutdated: cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p };
}

/** Of no password: the key is not the hash of anything. */
const NOBODYS_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** When the next hash may start, and who waits since when. Plain data: promises must not be shared between requests. */
let nextStart = 0;
const waiting = new Set<{ since: number }>();

async function derive(password: string, salt: Buffer, cost: Cost, bytes: number): Promise<Buffer> {
  const now = Date.now();
  for (const ticket of waiting) if (now - ticket.since > FORGOTTEN_AFTER_MS) waiting.delete(ticket);
  if (waiting.size >= MOST_WAITING) throw new AppError("UNAVAILABLE", { retryAfter: BUSY_SECONDS });
  const ticket = { since: now };
  waiting.add(ticket);
  try {
    const start = Math.max(now, nextStart);
    nextStart = start + APART_MS;
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
    return scryptSync(password, salt, bytes, { ...cost, maxmem: MEMORY });
  } finally {
    waiting.delete(ticket);
  }
}
