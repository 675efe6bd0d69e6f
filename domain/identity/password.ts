import * as z from "zod";
import { isCommonPassword } from "./common-passwords.ts";

const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 256;

/**
 * A new password: 6 to 256 characters of any script, none of the most common ones (rulings: password at least 6). NFKC, so
 * that the same letters typed on another keyboard are the same password. Nothing is trimmed.
 */
export const newPassword = z
  .string()
  .max(2 * MAX_PASSWORD)
  .transform((raw) => raw.normalize("NFKC"))
  .pipe(
    z
      .string()
      .min(MIN_PASSWORD, { abort: true })
      .max(MAX_PASSWORD, { abort: true })
      .refine((value) => !isCommonPassword(value), { params: { code: "common_password" } }),
  );

/** A password that is only compared: nothing to check but that it is one. */
export const givenPassword = z
  .string()
  .min(1)
  .max(2 * MAX_PASSWORD)
  .transform((raw) => raw.normalize("NFKC"));

export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** A hint for whoever types a new password; it refuses nothing. Length counts most, then kinds of characters. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < MIN_PASSWORD || isCommonPassword(password)) return "weak";
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = new Set(password).size + 2 * kinds;
  if (points < 11) return "weak";
  if (points < 15) return "fair";
  return points < 20 ? "good" : "strong";
}
