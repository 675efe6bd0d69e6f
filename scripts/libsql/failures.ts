/** Ends the whole HTTP request and its stream: the client broke the protocol or lost its stream. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";

  constructor(
    message: string,
    readonly code = "PROTOCOL_ERROR",
    readonly status = 400,
  ) {
    super(message);
  }
}

/** Fails one request or one batch step; the stream lives on. */
export class StatementError extends Error {
  override readonly name = "StatementError";

  constructor(
    message: string,
    readonly code: string,
    readonly extendedCode: string | undefined = undefined,
  ) {
    super(message);
  }
}

/**
 * What the native binding threw, as remote libSQL servers word it: they give the primary code
 * (SQLITE_CONSTRAINT), which the client's own tests expect, so the extended one travels beside it.
 */
export function toStatementError(error: unknown): unknown {
  if (
    !(error instanceof Error) ||
    error instanceof StatementError ||
    !("code" in error) ||
    typeof error.code !== "string"
  )
    return error;
  if (!error.code.startsWith("SQLITE_")) return error;
  const primary = error.code.split("_").slice(0, 2).join("_");
  return new StatementError(`SQLite error: ${error.message}`, primary, error.code);
}

export function failureJson(error: ProtocolError | StatementError): string {
  const extended = error instanceof StatementError ? error.extendedCode : undefined;
  return JSON.stringify({ message: error.message, code: error.code, extended_code: extended });
}
