import { randomBytes } from "node:crypto";
import { TimeSpan } from "oslo";
import { base32 } from "oslo/encoding";
import { createTOTPKeyURI, generateHOTP } from "oslo/otp";
import { TOTP_DIGITS, TOTP_STEP_MS } from "#domain/identity/second-factor.ts";

/** As long as a SHA-1 (RFC 4226, 4): 160 bits. */
const KEY_BYTES = 20;
const ISSUER = "Mawrid";

/** A new key for an authenticator, in 32 characters of base32. */
export function newTotpKey(): string {
  return base32.encode(randomBytes(KEY_BYTES), { includePadding: false });
}

/** What an authenticator opens or reads from a picture. */
export function totpAddress(key: string, email: string): string {
  return createTOTPKeyURI(ISSUER, email, bytesOf(key), {
    digits: TOTP_DIGITS,
    period: new TimeSpan(TOTP_STEP_MS / 1000, "s"),
  });
}

/**
 * The step that a code belongs to (RFC 6238): the present one, or one beside it, since clocks differ.
 * @param now in milliseconds since the epoch
 * @returns null for a wrong code
 */
export async function totpStepOf(key: string, code: string, now: number): Promise<number | null> {
  const present = Math.floor(now / TOTP_STEP_MS);
  const steps = [present - 1, present, present + 1];
  const codes = await Promise.all(steps.map((step) => generateHOTP(bytesOf(key), step, TOTP_DIGITS)));
  return steps.find((_, place) => codes[place] === code) ?? null;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base32.decode(key, { strict: false }));
}
