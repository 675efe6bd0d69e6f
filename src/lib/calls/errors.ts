import { TRPCClientError } from "@trpc/client";
import { APP_ERROR_CODES, type AppErrorCode, type FieldIssue } from "#domain/kernel/app-error.ts";

/** What the screen needs to know of a failed call. */
export interface CallFailure {
  code: AppErrorCode;
  issues: FieldIssue[];
  requestId: string;
  /** Seconds until it may be tried again; 0 when unknown. */
  retryAfter: number;
  /** The state that did not allow a move; absent where none is meant. */
  state?: string;
}

/** Reads a thrown error as a failure of ours; no answer at all reads UNAVAILABLE. */
export function toCallFailure(error: unknown): CallFailure {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  if (typeof data !== "object" || data === null || !("appCode" in data)) {
    return {
      code: error instanceof TRPCClientError ? "UNAVAILABLE" : "UNEXPECTED",
      issues: [],
      requestId: "",
      retryAfter: 0,
    };
  }
  const code = APP_ERROR_CODES.find((known) => known === data.appCode) ?? "UNEXPECTED";
  return {
    code,
    // Formatted by our own server (worker/platform/procedures.ts), where this is its declared shape.
    issues: "issues" in data && Array.isArray(data.issues) ? (data.issues as FieldIssue[]) : [],
    requestId: "requestId" in data ? String(data.requestId) : "",
    retryAfter: "retryAfter" in data ? Number(data.retryAfter) : 0,
    ...("state" in data && typeof data.state === "string" ? { state: data.state } : {}),
  };
}

/** Asking again does not help: somebody has to sign in, or it is not theirs. */
const LASTING: readonly AppErrorCode[] = ["NOT_FOUND", "FORBIDDEN", "UNAUTHENTICATED", "BAD_INPUT"];

/** True for a failure that does not pass by itself. */
export function isLasting(error: unknown): boolean {
  return LASTING.includes(toCallFailure(error).code);
}

/** True for a failure that may pass by itself: no answer, or 502, 503, 504 (spec §8). */
export function isTransient(error: unknown): boolean {
  return toCallFailure(error).code === "UNAVAILABLE";
}

/** Refusals that pass by themselves: too slow, too early, too many. */
const PASSING: readonly number[] = [408, 425, 429];

/** An answer that is not the server's own, as of a proxy on the way. */
export class ForeignAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`answer ${status}`);
    this.status = status;
  }
}

export type ForeignRefusal = "TOO_LARGE" | "ON_THE_WAY";

/** What somebody on the way refused for good; null for everything else. */
export function foreignRefusal(error: unknown): ForeignRefusal | null {
  const cause = error instanceof TRPCClientError ? error.cause : undefined;
  if (!(cause instanceof ForeignAnswer)) return null;
  const { status } = cause;
  if (status < 400 || status > 499 || PASSING.includes(status)) return null;
  return status === 413 ? "TOO_LARGE" : "ON_THE_WAY";
}
