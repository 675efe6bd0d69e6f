import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalFor } from "#domain/identity/access.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_DOCUMENT_BYTES, uploadDocumentSchema } from "#domain/suppliers/documents.ts";
import { openDatabase } from "#drizzle/client.ts";
import { readDocument } from "#worker/suppliers/read-document.ts";
import { uploadDocument } from "#worker/suppliers/upload-document.ts";
import { toAppError } from "#worker/trpc/error-mapping.ts";
import type { AppBindings } from "./bindings.ts";
import { attachment } from "./downloads.ts";
import { errorAnswer } from "./error-answer.ts";
import { SEALED } from "./files.ts";

/** A path of the API whose body is no JSON but the bytes of a file. */
export const DOCUMENT_UPLOAD = "/api/company/documents";
const RETRY_AFTER_SECONDS = 5;

/** Lets owners of companies in before a byte of their file is read. */
export function companiesOnly(): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const refusal = refusalFor("company", await c.get("context").viewer());
    return refusal ? errorAnswer(c, new AppError(refusal)) : next();
  };
}

/** Bodies above 10 MB are refused unread (security.md 19). */
export function documentBodies(): MiddlewareHandler<AppBindings> {
  return bodyLimit({ maxSize: MAX_DOCUMENT_BYTES, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/company/documents?item=…&name=…[&validUntil=YYYY-MM-DD]`: the body is the file; answers its row. */
export async function takeDocument(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    if (!caller) throw new AppError("UNAUTHENTICATED");
    const input = uploadDocumentSchema.parse(c.req.query());
    const answer = await uploadDocument({ ...context, caller }, input, new Uint8Array(await c.req.arrayBuffer()));
    return c.json(answer);
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

/** `GET /files/private/documents/{id}`: to its owner and the house, never stored on the way (security.md 15). */
export async function serveDocument(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  const caller = await context.viewer();
  if (!caller) return errorAnswer(c, new AppError("UNAUTHENTICATED"));
  // The house's look is written down, which the client of reads is not made for.
  const { databaseUrl: url, databaseToken: authToken } = context.settings;
  const file = await readDocument(
    { ...context, caller, db: openDatabase({ url, authToken }) },
    c.req.param("id") ?? "",
  );
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
