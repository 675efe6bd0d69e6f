import type { IncomingMessage, ServerResponse } from "node:http";
import { failureJson, ProtocolError, StatementError } from "./failures.ts";
import { LIMITS } from "./limits.ts";

/** Reads and parses a JSON body; what is beyond the bound is read to its end but not kept. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request);
  try {
    return JSON.parse(body);
  } catch {
    throw new ProtocolError("Cannot deserialize client message from JSON", "MALFORMED_JSON");
  }
}

function readBody(request: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = settleLater<string>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= LIMITS.bodyBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  request.on("end", () => {
    if (bytes > LIMITS.bodyBytes) reject(new ProtocolError("The body is too large", "BODY_TOO_LARGE", 413));
    else resolve(decode(chunks));
  });
  request.on("error", reject);
  return promise;
}

function settleLater<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

function decode(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  return (chunks.length === 1 && first ? first : Buffer.concat(chunks)).toString("utf8");
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.destroyed) return;
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
  response.end(body);
}

/** Tells an error in the words of the protocol; one that nobody foresaw is logged and leaves without its text. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (error instanceof ProtocolError) send(response, error.status, "application/json", failureJson(error));
  else if (error instanceof StatementError) send(response, 400, "application/json", failureJson(error));
  else {
    console.error("libSQL endpoint:", error);
    const failure = new ProtocolError("Internal error of the libSQL endpoint", "INTERNAL_ERROR", 500);
    send(response, failure.status, "application/json", failureJson(failure));
  }
}
