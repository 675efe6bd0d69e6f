import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalFor } from "#domain/identity/access.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_RFQ_FILE_BYTES, uploadRfqFileSchema } from "#domain/rfq/rfq-files.ts";
import { readRfqFile } from "#worker/rfq/files/read-rfq-file.ts";
import { uploadRfqFile } from "#worker/rfq/files/upload-rfq-file.ts";
import { toAppError } from "#worker/trpc/error-mapping.ts";
import type { AppBindings } from "./bindings.ts";
import { attachment } from "./downloads.ts";
import { errorAnswer } from "./error-answer.ts";
import { SEALED } from "./files.ts";

/** A path of the API whose body is no JSON but the bytes of a file. */
export const RFQ_FILE_UPLOAD = "/api/rfqs/files";
const RETRY_AFTER_SECONDS = 5;

/** Lets accounts with a proven mailbox in before a byte of their file is read. */
export function verifiedOnly(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const refusal = refusalFor("verified", await c.get("context").viewer());
    return refusal ? errorAnswer(c, new AppError(refusal)) : next();
  };
}

/** Bodies above 10 MB are refused unread (security.md 19). */
export function rfqFileBodies(): MiddlewareHandler<AppBindings> {
  return bodyLimit({ maxSize: MAX_RFQ_FILE_BYTES, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/rfqs/files?name=…`: the body is the file; answers its row, whose id goes along with the request. */
export async function takeRfqFile(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    if (!caller) throw new AppError("UNAUTHENTICATED");
    const input = uploadRfqFileSchema.parse(c.req.query());
    return c.json(await uploadRfqFile({ ...context, caller }, input, new Uint8Array(await c.req.arrayBuffer())));
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

/** `GET /files/private/rfqs/{id}`: to the two sides of the request, never stored on the way (security.md 15). */
export async function serveRfqFile(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  const caller = await context.viewer();
  if (!caller) return errorAnswer(c, new AppError("UNAUTHENTICATED"));
  const file = await readRfqFile({ ...context, caller }, c.req.param("id") ?? "");
  if (!file) return errorAnswer(c, new AppError("NOT_FOUND"));
  const object = await c.env.FILES.get(file.fileKey).catch(() => "unreachable" as const);
  if (object === "unreachable") return errorAnswer(c, new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS }));
  if (!object) return errorAnswer(c, new AppError("NOT_FOUND"));
  return new Response(object.body, {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(object.size),
      "Content-Disposition": attachment(file.name, file.type),
      "Content-Security-Policy": SEALED,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
