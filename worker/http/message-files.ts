import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_MESSAGE_FILE_BYTES, uploadMessageFileSchema } from "#domain/messaging/message-files.ts";
import { readOpenedFile } from "#worker/admin/talks/read-opened-file.ts";
import { readMessageFile } from "#worker/messaging/files/read-file.ts";
import { uploadMessageFile } from "#worker/messaging/files/upload-file.ts";
import { toAppError } from "#worker/trpc/error-mapping.ts";
import type { AppBindings } from "./bindings.ts";
import { byteRange, type Part } from "./byte-range.ts";
import { attachment } from "./downloads.ts";
import { errorAnswer } from "./error-answer.ts";
import { SEALED } from "./files.ts";

/** A path of the API whose body is no JSON but the bytes of a file. */
export const MESSAGE_FILE_UPLOAD = "/api/messages/files";
const RETRY_AFTER_SECONDS = 5;

/** Bodies above 10 MB are refused unread (security.md 19). */
export function messageFileBodies(): MiddlewareHandler<AppBindings> {
  const maxSize = MAX_MESSAGE_FILE_BYTES.picture;
  return bodyLimit({ maxSize, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/messages/files?conversation=…&kind=…&name=…`: the body is the file; answers it, its id goes with the message. */
export async function takeMessageFile(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    if (!caller) throw new AppError("UNAUTHENTICATED");
    const input = uploadMessageFileSchema.parse(c.req.query());
    return c.json(await uploadMessageFile({ ...context, caller }, input, new Uint8Array(await c.req.arrayBuffer())));
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

/**
 * `GET /files/private/messages/{id}`: to the two sides of the conversation, never stored on the way (security.md 15). Parts
 * are answered as asked (RFC 9110, 14), since players ask for parts of a recording.
 */
export function serveMessageFile(c: HonoContext<AppBindings>): Promise<Response> {
  return serveFile(c, readMessageFile);
}

/** `GET /files/private/opened/{id}`: the same for the house, while a reason that is written down opens the conversation. */
export function serveOpenedFile(c: HonoContext<AppBindings>): Promise<Response> {
  return serveFile(c, readOpenedFile);
}

async function serveFile(c: HonoContext<AppBindings>, find: typeof readMessageFile): Promise<Response> {
  const context = c.get("context");
  const caller = await context.viewer();
  if (!caller) return errorAnswer(c, new AppError("UNAUTHENTICATED"));
  const file = await find({ ...context, caller }, c.req.param("id") ?? "");
  if (!file) return errorAnswer(c, new AppError("NOT_FOUND"));
  const isHead = c.req.method === "HEAD";
  // Files have no validator, so no `If-Range` can hold (RFC 9110, 13.1.5); parts are asked for by GET alone.
  const asked = isHead || c.req.header("if-range") ? undefined : c.req.header("range");
  const part = byteRange(asked, file.bytes);
  const headers = new Headers({
    "Content-Security-Policy": SEALED,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
  });
  if (part === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await objectOf(c.env.FILES, file.fileKey, { isHead, part });
  if (object === "unreachable") return errorAnswer(c, new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS }));
  if (!object) return errorAnswer(c, new AppError("NOT_FOUND"));
  headers.set("Content-Type", file.type);
  headers.set("Content-Disposition", attachment(file.name, file.type));
  headers.set("Content-Length", String(part?.length ?? file.bytes));
  if (part) headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${file.bytes}`);
  const body = "body" in object ? (object as R2ObjectBody).body : null;
  return new Response(body, { status: part ? 206 : 200, headers });
}

interface Wanted {
  isHead: boolean;
  part: Part | null;
}

function objectOf(
  files: R2Bucket,
  key: string,
  { isHead, part }: Wanted,
): Promise<R2Object | R2ObjectBody | null | "unreachable"> {
  const found = isHead ? files.head(key) : files.get(key, part ? { range: { ...part } } : {});
  return found.catch(() => "unreachable" as const);
}
