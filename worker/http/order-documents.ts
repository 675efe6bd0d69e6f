import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_ORDER_DOCUMENT_BYTES, uploadOrderDocumentSchema } from "#domain/orders/order-documents.ts";
import { openDatabase } from "#drizzle/client.ts";
import { readOrderDocument } from "#worker/orders/documents/read-document.ts";
import { uploadOrderDocument } from "#worker/orders/documents/upload-document.ts";
import { toAppError } from "#worker/trpc/error-mapping.ts";
import type { AppBindings } from "./bindings.ts";
import { attachment } from "./downloads.ts";
import { errorAnswer } from "./error-answer.ts";
import { SEALED } from "./files.ts";

/** A path of the API whose body is no JSON but the bytes of a file. */
export const ORDER_DOCUMENT_UPLOAD = "/api/orders/documents";
const RETRY_AFTER_SECONDS = 5;

/** Bodies above 10 MB are refused unread (security.md 19). */
export function orderDocumentBodies(): MiddlewareHandler<AppBindings> {
  return bodyLimit({ maxSize: MAX_ORDER_DOCUMENT_BYTES, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/orders/documents?order=…&kind=…&name=…`: the body is the file; answers its row. */
export async function takeOrderDocument(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    if (!caller) throw new AppError("UNAUTHENTICATED");
    const input = uploadOrderDocumentSchema.parse(c.req.query());
    return c.json(await uploadOrderDocument({ ...context, caller }, input, new Uint8Array(await c.req.arrayBuffer())));
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

/** `GET /files/private/orders/{id}`: to the two sides and the house, never stored on the way (security.md 15). */
export async function serveOrderDocument(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  const caller = await context.viewer();
  if (!caller) return errorAnswer(c, new AppError("UNAUTHENTICATED"));
  // The house's look is written down, which the client of reads is not made for.
  const { databaseUrl: url, databaseToken: authToken } = context.settings;
  const db = openDatabase({ url, authToken });
  const file = await readOrderDocument({ ...context, caller, db }, c.req.param("id") ?? "");
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
