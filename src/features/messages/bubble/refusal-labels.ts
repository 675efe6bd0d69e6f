import { m } from "#i18n/paraglide/messages.js";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";
import { refusedOf } from "#src/lib/outbox/refused-files.ts";
import { counted } from "#src/vocabulary/counted.ts";

const WORDS: Readonly<Record<string, () => string>> = {
  blocked: m.messages_refused_blocked,
  closed: m.messages_refused_closed,
  RATE_LIMITED: m.messages_refused_too_many,
  ON_THE_WAY: m.messages_refused_on_the_way,
  NOT_FOUND: m.messages_missing,
  "content:required": m.messages_refused_empty,
  "content:too_big": m.messages_refused_too_long,
};

const FILE_LABELS: Readonly<Record<string, () => string>> = {
  TOO_LARGE: m.messages_file_too_large,
  ON_THE_WAY: m.messages_file_on_the_way,
  "file:unreadable": m.messages_file_unreadable,
  "file:not_a_picture": m.messages_file_not_a_picture,
  "file:not_a_document": m.messages_file_not_a_document,
  "file:not_a_recording": m.messages_record_failed,
  "file:broken_document": m.company_flaw_broken,
  "file:broken_picture": m.company_flaw_broken,
  "file:active_content": m.company_flaw_active,
  "file:too_many_pixels": m.company_flaw_too_many_pixels,
};

/** Why a message was not taken, and what its writer can do about it. Of its files each says its own. */
export function refusalLabels(message: Pick<UnsentMessage, "refusal" | "files">): string {
  const refused = refusedOf(message).length;
  if (refused > 0) return m.messages_refused_files(counted(refused));
  return (WORDS[message.refusal ?? ""] ?? m.messages_failed)();
}

/** Why a file was not taken. */
export function fileRefusalLabels(refusal: string): string {
  return (FILE_LABELS[refusal] ?? m.messages_file_refused)();
}
