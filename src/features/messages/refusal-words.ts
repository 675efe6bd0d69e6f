import { m } from "#i18n/paraglide/messages.js";

const WORDS: Readonly<Record<string, () => string>> = {
  blocked: m.messages_refused_blocked,
  closed: m.messages_refused_closed,
  TOO_LARGE: m.messages_refused_too_large,
  RATE_LIMITED: m.messages_refused_too_many,
  "file:unreadable": m.messages_refused_unreadable,
  NOT_FOUND: m.messages_missing,
  "content:required": m.messages_refused_empty,
  "content:too_big": m.messages_refused_too_long,
};

/** Why a message was not taken, and what its writer can do about it. */
export function refusalWords(refusal: string | null): string {
  const words = WORDS[refusal ?? ""];
  if (words) return words();
  return refusal?.startsWith("file:") ? m.messages_refused_file() : m.messages_failed();
}
