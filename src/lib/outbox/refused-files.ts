import type { UnsentFile, Words } from "./message-outbox.ts";

/** The files that keep a message from leaving. */
export function refusedOf({ files }: Pick<Words, "files">): readonly UnsentFile[] {
  return files.filter(({ refusal }) => refusal);
}

/** A message without the files that were refused; null where none was, or where nothing would be left to say. */
export function withoutRefused<Message extends Words>(message: Message): Message | null {
  const files = message.files.filter(({ refusal }) => !refusal);
  const isOther = files.length < message.files.length;
  return isOther && (files.length > 0 || message.content !== "") ? { ...message, files } : null;
}

/** A message that is to be tried again: what was refused once may be taken now. */
export function unrefused<Message extends Words>(message: Message): Message {
  return { ...message, files: message.files.map((file) => ({ ...file, refusal: null })) };
}
