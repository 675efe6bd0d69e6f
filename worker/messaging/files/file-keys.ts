import { nanoid } from "nanoid";
import type { Context } from "#worker/platform/context.ts";

/** Where the files of messages lie in the bucket; nothing under it is public. */
export const MESSAGE_FILE_PREFIX = "private/messages/";

/** A key that says nothing but whose conversation it belongs to. */
export function newMessageFileKey(conversationId: string): string {
  return `${MESSAGE_FILE_PREFIX}${conversationId}/${nanoid()}`;
}

/** Deletes a file behind the answer; where that fails the sweep finds it. */
export function dropMessageFile({ env, waitUntil }: Pick<Context, "env" | "waitUntil">, key: string): void {
  waitUntil(env.FILES.delete(key).catch(() => undefined));
}
