import { nanoid } from "nanoid";
import type { Context } from "#worker/platform/context.ts";

/** Where requests' files lie in the bucket; nothing under it is public. */
export const RFQ_FILE_PREFIX = "private/rfqs/";

/** Stands for whoever uploads without an account; what makes a file theirs is that nobody else knows its id. */
export const GUEST_UPLOADER = "guest";

/** A key that says nothing but whose file it is. */
export function newRfqFileKey(uploaderId: string): string {
  return `${RFQ_FILE_PREFIX}${uploaderId}/${nanoid()}`;
}

/** Deletes a file behind the answer; where that fails the sweep finds it. */
export function dropRfqFile({ env, waitUntil }: Pick<Context, "env" | "waitUntil">, key: string): void {
  waitUntil(env.FILES.delete(key).catch(() => undefined));
}
