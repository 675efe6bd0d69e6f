import { TRPCClientError } from "@trpc/client";
import { ForeignAnswer } from "../calls/errors.ts";

/** A picture of 512 pixels takes seconds even on a bad line. */
const PICTURE_TIMEOUT_MS = 60_000;
/** Ten megabytes at 300 kilobits a second. */
const DOCUMENT_TIMEOUT_MS = 300_000;

export interface UploadOptions {
  /** Told how much has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a picture as the caller's own avatar.
 * @throws TRPCClientError that `toCallFailure` reads like that of every other call; the signal's reason when aborted
 */
export async function uploadAvatar(blob: Blob, options: UploadOptions = {}): Promise<{ avatarPath: string }> {
  const answer = await send("/api/avatar", blob, { ...options, timeout: PICTURE_TIMEOUT_MS });
  if (typeof answer === "object" && answer !== null && "avatarPath" in answer) {
    return { avatarPath: String(answer.avatarPath) };
  }
  throw noAnswer();
}

interface Sending extends UploadOptions {
  /** In milliseconds; after this it hangs. */
  timeout: number;
}

/** What is said of a company's file beside its bytes. */
export interface DocumentFacts {
  item: string;
  name: string;
  /** `YYYY-MM-DD`; empty for what never ends. */
  validUntil: string;
}

/**
 * Sends a private file to an item of the caller's checklist.
 * @throws as {@link uploadAvatar}
 */
export async function uploadDocument(
  blob: Blob,
  { validUntil, ...facts }: DocumentFacts,
  options: UploadOptions = {},
): Promise<{ id: string }> {
  const query = new URLSearchParams({ ...facts, ...(validUntil === "" ? {} : { validUntil }) });
  const answer = await send(`/api/company/documents?${query}`, blob, { ...options, timeout: DOCUMENT_TIMEOUT_MS });
  if (typeof answer === "object" && answer !== null && "id" in answer) return { id: String(answer.id) };
  throw noAnswer();
}

/** What is said of a claim beside its licence. */
export interface ClaimFacts {
  /** Address of the company that is claimed. */
  company: string;
  name: string;
  note: string;
}

/**
 * Claims a company with its licence.
 * @throws as {@link uploadAvatar}
 */
export async function uploadClaim(blob: Blob, facts: ClaimFacts, options: UploadOptions = {}): Promise<void> {
  const query = new URLSearchParams({ ...facts });
  await send(`/api/claims?${query}`, blob, { ...options, timeout: DOCUMENT_TIMEOUT_MS });
}

/** What is said of an order's document beside its bytes. */
export interface OrderDocumentFacts {
  order: string;
  kind: string;
  name: string;
}

/**
 * Sends a private document to an order of the caller's.
 * @throws as {@link uploadAvatar}
 */
export async function uploadOrderFile(
  blob: Blob,
  facts: OrderDocumentFacts,
  options: UploadOptions = {},
): Promise<{ id: string }> {
  const query = new URLSearchParams({ ...facts });
  const answer = await send(`/api/orders/documents?${query}`, blob, { ...options, timeout: DOCUMENT_TIMEOUT_MS });
  if (typeof answer === "object" && answer !== null && "id" in answer) return { id: String(answer.id) };
  throw noAnswer();
}

/** A stored picture of a product; sizes in pixels. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/**
 * Sends a picture for products of the caller's company, with the smaller ones made of it.
 * @throws as {@link uploadAvatar}
 */
export async function uploadProductPicture(
  blobs: readonly Blob[],
  options: UploadOptions = {},
): Promise<StoredPicture> {
  const lengths = blobs
    .slice(1)
    .map(({ size }) => size)
    .join(",");
  const query = new URLSearchParams(lengths === "" ? {} : { smaller: lengths });
  const answer = await send(`/api/products/pictures?${query}`, new Blob([...blobs]), {
    ...options,
    timeout: DOCUMENT_TIMEOUT_MS,
  });
  if (typeof answer === "object" && answer !== null && "path" in answer && "width" in answer && "height" in answer) {
    return { path: String(answer.path), width: Number(answer.width), height: Number(answer.height) };
  }
  throw noAnswer();
}

/**
 * Sends a file that is to go along with a request of the caller.
 * @throws as {@link uploadAvatar}
 */
export async function uploadRfqFile(blob: Blob, name: string, options: UploadOptions = {}): Promise<{ id: string }> {
  const query = new URLSearchParams({ name });
  const answer = await send(`/api/rfqs/files?${query}`, blob, { ...options, timeout: DOCUMENT_TIMEOUT_MS });
  if (typeof answer === "object" && answer !== null && "id" in answer) return { id: String(answer.id) };
  throw noAnswer();
}

/** What is said of a message's file beside its bytes. */
export interface MessageFileFacts {
  conversation: string;
  /** The account that wrote the message: another one's cookie does not send its files. */
  as: string;
  kind: "picture" | "document" | "voice";
  name: string;
  /** Of a voice message, in milliseconds. */
  durationMs: number | null;
}

/**
 * Sends a private file for a message that the caller is about to send.
 * @throws as {@link uploadAvatar}
 */
export async function uploadMessageFile(
  blob: Blob,
  { durationMs, ...facts }: MessageFileFacts,
  options: UploadOptions = {},
): Promise<{ id: string }> {
  const query = new URLSearchParams({ ...facts, ...(durationMs === null ? {} : { durationMs: String(durationMs) }) });
  const answer = await send(`/api/messages/files?${query}`, blob, { ...options, timeout: DOCUMENT_TIMEOUT_MS });
  if (typeof answer === "object" && answer !== null && "id" in answer) return { id: String(answer.id) };
  throw noAnswer();
}

/** `fetch` can't tell how much of a body has left, so this is the older interface. */
function send(url: string, blob: Blob, { onProgress, signal, timeout }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open("POST", url);
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 200) resolve(answer);
      else reject(failureOf(answer, request.status));
    };
    request.onerror = () => reject(noAnswer());
    request.ontimeout = () => reject(noAnswer());
    request.onabort = () => reject(signal?.reason ?? noAnswer());
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    request.send(blob);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server refuses uploads in the envelope of tRPC (worker/http/error-answer.ts). */
function failureOf(answer: unknown, status: number): TRPCClientError<never> {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) {
    return TRPCClientError.from(new ForeignAnswer(status));
  }
  return TRPCClientError.from(answer as { error: never });
}

function noAnswer(): TRPCClientError<never> {
  return new TRPCClientError("no answer");
}
