import * as z from "zod";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { oneTimeCode, SHORT_CODE_DIGITS } from "#domain/kernel/one-time-code.ts";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import { givenPassword } from "./password.ts";

/** How long a code of an authenticator lives (RFC 6238), in milliseconds; the one before and after are taken too. */
export const TOTP_STEP_MS = 30_000;
export const TOTP_DIGITS = SHORT_CODE_DIGITS;

/** Codes for a lost phone, each of 50 bits: they stay valid (security 33). */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
/** 32 letters and digits, without those that are read as another. */
export const RECOVERY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** How long somebody whose password was right may look for the code, in milliseconds. */
export const SECOND_STEP_LASTS_MS = 10 * MINUTE_MS;

const EITHER_CODE = /^(?:\d{6}|[0-9a-hjkmnp-tv-z]{10})$/;
const LETTERS_AS_DIGITS: Record<string, string> = { i: "1", l: "1", o: "0" };

/** A code of the authenticator or a recovery code; capitals, blanks, hyphens and Arabic digits are taken. */
const secondStepCode = z
  .string()
  .max(40)
  .transform((raw) =>
    toLatinDigits(raw)
      .toLowerCase()
      .replace(/[\s\p{Cf}-]/gu, "")
      .replace(/[ilo]/g, (letter) => LETTERS_AS_DIGITS[letter] ?? letter),
  )
  .pipe(z.string().regex(EITHER_CODE));

/** The code that a sign-in of two steps, or a change of the second factor, asks for. */
export const secondStepSchema = z.strictObject({ code: secondStepCode });

/** `proof` says whose password was right; it is no session and opens nothing by itself. */
export const confirmSignInSchema = secondStepSchema.extend({ proof: z.string().regex(/^[A-Za-z0-9_-]{40,400}$/) });
export type ConfirmSignIn = z.output<typeof confirmSignInSchema>;

export const startSecondFactorSchema = z.strictObject({ password: givenPassword });
export type StartSecondFactor = z.output<typeof startSecondFactorSchema>;

/** The first code of an authenticator shows that it took the key. */
export const confirmSecondFactorSchema = z.strictObject({ code: oneTimeCode(TOTP_DIGITS) });
export type ConfirmSecondFactor = z.output<typeof confirmSecondFactorSchema>;

/** Asked before the second factor goes, or its recovery codes change. */
export const changeSecondFactorSchema = z.strictObject({ password: givenPassword, code: secondStepCode });
export type ChangeSecondFactor = z.output<typeof changeSecondFactorSchema>;
