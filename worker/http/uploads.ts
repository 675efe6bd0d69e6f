import type { Hono, Context as HonoContext, MiddlewareHandler } from "hono";
import type { ZodType } from "zod";
import { uploadPictureSchema } from "#domain/catalogue/manage-products.ts";
import { type AccessRule, refusalFor } from "#domain/identity/access.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { uploadMessageFileSchema } from "#domain/messaging/message-files.ts";
import { uploadOrderDocumentSchema } from "#domain/orders/order-documents.ts";
import { uploadRfqFileSchema } from "#domain/rfq/rfq-files.ts";
import { makeClaimSchema } from "#domain/suppliers/claims.ts";
import { uploadDocumentSchema } from "#domain/suppliers/documents.ts";
import { uploadPicture } from "#worker/catalogue/manage/upload-picture.ts";
import { changeAvatar } from "#worker/identity/change-avatar.ts";
import { uploadMessageFile } from "#worker/messaging/files/upload-file.ts";
import { uploadOrderDocument } from "#worker/orders/documents/upload-document.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { type FileKind, mostBytes } from "#worker/platform/files/kinds.ts";
import { uploadRfqFile } from "#worker/rfq/files/upload-rfq-file.ts";
import { makeClaim } from "#worker/suppliers/claims/make-claim.ts";
import { uploadDocument } from "#worker/suppliers/upload-document.ts";
import { allowMethods } from "./api-rules.ts";
import type { AppBindings } from "./bindings.ts";
import { withFile } from "./bodies.ts";
import { errorAnswer } from "./error-answer.ts";

type Query = Record<string, string>;
type Take<Ctx extends Context> = (ctx: Ctx, query: Query, bytes: Uint8Array) => Promise<object>;
type OwnRule = Exclude<AccessRule, "public">;

/**
 * A path's upload: who may send one, asked before a byte is read; of which kind it is, whose larger bodies are refused unread
 * (spec §8, security 19); and what answers the file's row or address.
 */
type Upload = { kind: FileKind } & (
  | { rule: "public"; take: Take<Context> }
  | { rule: OwnRule; take: Take<SignedInContext> }
);

/** The paths of the API whose body is no JSON but the bytes of a file. */
const UPLOADS: Record<`/api/${string}`, Upload> = {
  // Unverified accounts too, since sign-up sends a picture at once.
  "/api/avatar": { rule: "signed-in", kind: "avatar", take: (ctx, _query, bytes) => changeAvatar(ctx, bytes) },
  "/api/company/documents": { rule: "company", kind: "company", take: told(uploadDocumentSchema, uploadDocument) },
  "/api/claims": { rule: "verified", kind: "company", take: told(makeClaimSchema, makeClaim) },
  "/api/products/pictures": { rule: "company", kind: "product", take: told(uploadPictureSchema, uploadPicture) },
  // Guests too: the verb knows how much of whom.
  "/api/rfqs/files": { rule: "public", kind: "rfq", take: told(uploadRfqFileSchema, uploadRfqFile) },
  "/api/orders/documents": {
    rule: "verified",
    kind: "order",
    take: told(uploadOrderDocumentSchema, uploadOrderDocument),
  },
  "/api/messages/files": { rule: "verified", kind: "message", take: told(uploadMessageFileSchema, uploadMessageFile) },
};

/** The verb of a file of which its address says more. */
function told<Ctx extends Context, Input>(
  schema: ZodType<Input>,
  verb: (ctx: Ctx, input: Input, bytes: Uint8Array) => Promise<object>,
): Take<Ctx> {
  return (ctx, query, bytes) => verb(ctx, schema.parse(query), bytes);
}

/** Where no JSON is asked for. */
export const UPLOAD_PATHS: readonly string[] = Object.keys(UPLOADS);

/** `POST` of each path above. */
export function addUploads(site: Hono<AppBindings>): void {
  for (const [path, upload] of Object.entries(UPLOADS)) {
    site.all(path, allowMethods("POST"), allowed(upload.rule), (c) => answer(c, upload));
  }
}

function allowed(rule: AccessRule): MiddlewareHandler<AppBindings> {
  return async (c, next) => {
    const refusal = refusalFor(rule, await c.get("context").viewer());
    return refusal ? errorAnswer(c, new AppError(refusal)) : next();
  };
}

async function answer(c: HonoContext<AppBindings>, upload: Upload): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    return await withFile(c, mostBytes(upload.kind, caller === null), async (bytes) => {
      if (upload.rule === "public") return c.json(await upload.take(context, c.req.query(), bytes));
      if (!caller) throw new AppError("UNAUTHENTICATED");
      return c.json(await upload.take({ ...context, caller }, c.req.query(), bytes));
    });
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}
