import { alphabet, generateRandomString } from "oslo/crypto";
import { CODE_DIGITS } from "#domain/kernel/one-time-code.ts";

/** A code that is typed from a mail: random digits, each as likely as any other. */
export function newOneTimeCode(): string {
  return generateRandomString(CODE_DIGITS, alphabet("0-9"));
}
