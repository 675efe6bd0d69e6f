import { nanoid } from "nanoid";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/platform/context.ts";
import { extensionOf, FILE_KINDS, type PublicKind } from "./kinds.ts";

const RETRY_AFTER_SECONDS = 5;

interface StoredFile {
  type: string;
  bytes: Uint8Array;
}

/** A key of a public picture that nobody guesses. */
export function newPictureKey(kind: PublicKind, type: string): string {
  return `${FILE_KINDS[kind].prefix}${nanoid()}.${extensionOf(type)}`;
}

/**
 * Puts a file into the bucket, under a name that never gets other bytes.
 * @param noted what a sweep of orphans finds its owner by, where no row names the file
 * @throws AppError UNAVAILABLE when the bucket fails
 */
export async function storeFile(
  { env, requestId }: Pick<Context, "env" | "requestId">,
  key: string,
  { type, bytes }: StoredFile,
  noted?: Record<string, string>,
): Promise<void> {
  const metadata = noted ? { customMetadata: noted } : {};
  try {
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: type }, ...metadata });
  } catch (fault) {
    const name = fault instanceof Error ? fault.name : "unknown";
    console.warn(JSON.stringify({ at: "files", requestId, fault: name }));
    throw bucketFailed();
  }
}

/** The refusal of what the bucket could not take or give. */
export function bucketFailed(): AppError {
  return new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
}

/** Deletes a file after the response. */
export function dropFile(ctx: Pick<Context, "env" | "waitUntil">, key: string | null): void {
  ctx.waitUntil(deleteFile(ctx, key));
}

/** Deletes a file; never throws, since the sweep finds what is left. */
export async function deleteFile({ env }: Pick<Context, "env">, key: string | null): Promise<void> {
  if (key) await env.FILES.delete(key).catch(() => undefined);
}
