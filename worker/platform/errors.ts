import { TRPCError } from "@trpc/server";
import * as z from "zod";
import { AppError, type AppErrorCode, type FieldIssue } from "#domain/kernel/app-error.ts";

/** When to ask again for what somebody must mend first. */
const MENDED_AFTER_SECONDS = 60;

type TrpcCode = TRPCError["code"];

const TRPC_CODES: Record<AppErrorCode, TrpcCode> = {
  BAD_INPUT: "BAD_REQUEST",
  NOT_FOUND: "NOT_FOUND",
  FORBIDDEN: "FORBIDDEN",
  UNAUTHENTICATED: "UNAUTHORIZED",
  UNVERIFIED: "FORBIDDEN",
  WRONG_CREDENTIALS: "UNAUTHORIZED",
  SECOND_FACTOR: "FORBIDDEN",
  CONFLICT: "CONFLICT",
  KEY_REUSED: "UNPROCESSABLE_CONTENT",
  RATE_LIMITED: "TOO_MANY_REQUESTS",
  TOO_LARGE: "PAYLOAD_TOO_LARGE",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
  UNEXPECTED: "INTERNAL_SERVER_ERROR",
};

const APP_CODES: Partial<Record<TrpcCode, AppErrorCode>> = {
  ...Object.fromEntries(Object.entries(TRPC_CODES).map(([app, trpc]) => [trpc, app])),
  FORBIDDEN: "FORBIDDEN",
  UNAUTHORIZED: "UNAUTHENTICATED",
  PARSE_ERROR: "BAD_INPUT",
  METHOD_NOT_SUPPORTED: "BAD_INPUT",
  UNSUPPORTED_MEDIA_TYPE: "BAD_INPUT",
};

/** The Worker can't serve anybody: a setting or the built page is missing. Its message is for the log. */
export class CannotServe extends Error {
  override readonly name = "CannotServe";
}

/** Turns whatever a verb threw into an {@link AppError}; faults of the database's transport read UNAVAILABLE. */
export function toAppError(error: unknown): AppError {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  if (cause instanceof AppError) return cause;
  if (cause instanceof CannotServe) return new AppError("UNAVAILABLE", { retryAfter: MENDED_AFTER_SECONDS });
  if (cause instanceof z.ZodError) return new AppError("BAD_INPUT", { issues: fieldIssues(cause) });
  if (isUnreachable(cause)) return new AppError("UNAVAILABLE", { retryAfter: 1 });
  if (error instanceof TRPCError) return new AppError(APP_CODES[error.code] ?? "UNEXPECTED");
  return new AppError("UNEXPECTED");
}

/** The tRPC error for an {@link AppError}, keeping it as the cause. */
export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: TRPC_CODES[error.code], message: error.code, cause: error });
}

/**
 * What the log says of a fault: the innermost cause, since outer ones quote the statement with its values, which are
 * people's data.
 */
export function describeFault(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return innermost instanceof Error ? `${innermost.name}: ${innermost.message}`.slice(0, 300) : "not an error";
}

function fieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({
    path: issue.path.join("."),
    code: issue.code === "custom" ? String(issue.params?.code ?? "custom") : issue.code,
    ...("minimum" in issue ? { minimum: Number(issue.minimum) } : {}),
    ...("maximum" in issue ? { maximum: Number(issue.maximum) } : {}),
  }));
}

function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === "TimeoutError" || current.name === "AbortError") return true;
    if (
      /fetch failed|Network connection lost|internal error|HRANA_|SERVER_ERROR|SQLITE_(BUSY|FULL|IOERR|READONLY)|ECONNREFUSED/i.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}
