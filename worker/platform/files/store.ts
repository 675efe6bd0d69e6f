import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/platform/context.ts";
import { type Counter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { wasRefused } from "#worker/platform/refused-write.ts";
import { batchOf, type ResultsOf, type Statements } from "#worker/platform/write/batch.ts";
import { extensionOf, FILE_KINDS, type PrivateKind, type PublicKind } from "./kinds.ts";

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

/**
 * Stores a private file and waits for the row that names it; where that was refused the file goes.
 * @param ownerId begins its key, which says nothing else of it
 * @param name writes the row; false where there was no place for it
 * @returns what `name` does
 * @throws AppError UNAVAILABLE when the bucket fails; what `name` throws
 */
export async function storeNamed<T>(
  ctx: Context,
  kind: PrivateKind,
  ownerId: string,
  file: StoredFile,
  name: (fileKey: string) => Promise<T>,
): Promise<T> {
  const fileKey = `${FILE_KINDS[kind].prefix}${ownerId}/${nanoid()}`;
  await storeFile(ctx, fileKey, file);
  try {
    const named = await name(fileKey);
    if (named === false) dropFile(ctx, fileKey);
    return named;
  } catch (fault) {
    if (wasRefused(fault)) dropFile(ctx, fileKey);
    throw fault;
  }
}

/**
 * Counts a try to upload, whatever its bytes are, and reads in the same call what else decides on it.
 * @returns what was read, by name
 * @throws AppError RATE_LIMITED
 */
export async function countUpload<Reads extends Statements>(
  ctx: Context,
  counters: Counter[],
  reads: Reads = {} as Reads, // who gives none reads none
): Promise<ResultsOf<Reads>> {
  const call = ctx.db.run(countCall(counters, ctx.now(), sql`true`));
  const results: unknown = await batchOf(ctx, { call, counted: readCounters(ctx.db, counters), ...reads });
  // Both are by the names that they were asked by.
  const { counted } = results as { counted: Parameters<typeof overLimit>[1] };
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return results as ResultsOf<Reads>;
}
