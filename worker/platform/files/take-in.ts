import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { type Counter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { wasRefused } from "#worker/platform/refused-write.ts";
import { batchOf, type ResultsOf, type Statements } from "#worker/platform/write/batch.ts";
import { FILE_KINDS, type FileKind, type PrivateKind } from "./kinds.ts";
import { dropFile, storeFile } from "./store.ts";

/** Answered by who writes the row of a file, where another file is there for the same: the new one is dropped, not refused. */
export const THERE_ALREADY = Symbol("there already");

interface Upload {
  kind: FileKind;
  /** Bytes, as they came. */
  size: number;
  /** The tries of whoever uploads. */
  counter: Counter;
  /** Where fewer than the kind's are allowed. */
  maxBytes?: number;
}

/** A private file as whoever uploaded it is told of it. */
interface KeptFile<Type extends string> {
  id: string;
  name: string;
  type: Type;
  bytes: number;
  createdAt: number;
}

/** What the row of a private file says of it; whose it is and what for says the table. */
interface FileRow<Type extends string> extends Omit<KeptFile<Type>, "name" | "type"> {
  fileKey: string;
  fileName: string;
  mediaType: Type;
}

/**
 * The first step of an upload: counts a try, whatever its bytes are, and reads in the same call what else decides on it.
 * @returns what was read, by name
 * @throws AppError TOO_LARGE, which counts as none; RATE_LIMITED
 */
export async function countUpload<Reads extends Statements>(
  ctx: Context,
  { kind, size, counter, maxBytes = FILE_KINDS[kind].maxBytes }: Upload,
  reads: Reads = {} as Reads, // who gives none reads none
): Promise<ResultsOf<Reads>> {
  if (size > maxBytes) throw new AppError("TOO_LARGE");
  const counters = [counter];
  const call = ctx.db.run(countCall(counters, ctx.now(), sql`true`));
  const results: unknown = await batchOf(ctx, { call, counted: readCounters(ctx.db, counters), ...reads });
  // Both are by the names that they were asked by.
  const { counted } = results as { counted: Parameters<typeof overLimit>[1] };
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return results as ResultsOf<Reads>;
}

/**
 * The last step of a private upload: stores what was inspected, then the row that names it; where that is refused the file goes.
 * @param ownerId begins its key, which says nothing else of it
 * @param write writes the row; {@link THERE_ALREADY} where what it is for is there, by another file
 * @throws AppError UNAVAILABLE when the bucket fails; what `write` throws
 */
export async function keepFile<Type extends string>(
  ctx: Context,
  kind: PrivateKind,
  ownerId: string,
  { name, type, bytes }: { name: string; type: Type; bytes: Uint8Array },
  write: (row: FileRow<Type>) => PromiseLike<unknown>,
): Promise<KeptFile<Type>> {
  const { prefix, ids } = FILE_KINDS[kind];
  const fileKey = `${prefix}${ownerId}/${nanoid()}`;
  const file = { id: newId(ids), name, type, bytes: bytes.length, createdAt: ctx.now() };
  const { name: fileName, type: mediaType, ...rest } = file;
  await storeFile(ctx, fileKey, { type, bytes });
  try {
    if ((await write({ ...rest, fileKey, fileName, mediaType })) === THERE_ALREADY) dropFile(ctx, fileKey);
    return file;
  } catch (fault) {
    if (wasRefused(fault)) dropFile(ctx, fileKey);
    throw fault;
  }
}
