import * as z from "zod";
import { cappedString, cleanText } from "./text.ts";

const MAX_EMAIL = 254;

/** An e-mail address, trimmed and in lower case (RFC 5321: at most 254 characters). */
export const email = cappedString(MAX_EMAIL)
  .transform((raw) => withoutMarks(cleanText(raw)).toLowerCase())
  .pipe(z.string().min(1, { abort: true }).max(MAX_EMAIL, { abort: true }).pipe(z.email()));

/** Direction marks come along when an address is copied out of Arabic text. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}
