import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { type HashCaller, HashTurns } from "./hash-turns.ts";

/** OWASP's figures for scrypt (security 1): 32 MB a hash. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$key`, so that another cost later can still check this one.
 * @param caller who waits for it (password-lanes.ts); ALONE where nobody else does
 * @throws AppError UNAVAILABLE with the seconds to wait when too many hashes are wanted at once
 */
export async function hashPassword(password: string, caller: HashCaller): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST, KEY_BYTES, caller);
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
export async function checkPassword(
  password: string,
  stored: string | undefined,
  caller: HashCaller,
): Promise<PasswordCheck> {
  const [kind, N, r, p, salt = "", key = ""] = (stored ?? NOBODYS_HASH).split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (kind !== "scrypt") throw new Error("unknown password hash");
  const expected = Buffer.from(key, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), cost, expected.length, caller);
  const isRight = timingSafeEqual(given, expected) && stored !== undefined;
  return { isRight, isOutdated: cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p };
}

/** Of no password: the key is not the hash of anything. */
const NOBODYS_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

const turns = new HashTurns({
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

function derive(password: string, salt: Buffer, cost: Cost, bytes: number, caller: HashCaller): Promise<Buffer> {
  return turns.take(caller, () => scryptSync(password, salt, bytes, { ...cost, maxmem: MEMORY }));
}
