import type { Hono, Context as HonoContext, MiddlewareHandler } from "hono";
import { MAX_PRODUCT_PICTURE_BYTES, uploadPictureSchema } from "#domain/catalogue/manage-products.ts";
import { type AccessRule, refusalFor } from "#domain/identity/access.ts";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_MESSAGE_FILE_BYTES, uploadMessageFileSchema } from "#domain/messaging/message-files.ts";
import { MAX_ORDER_DOCUMENT_BYTES, uploadOrderDocumentSchema } from "#domain/orders/order-documents.ts";
import { MAX_GUEST_FILE_BYTES, MAX_RFQ_FILE_BYTES, uploadRfqFileSchema } from "#domain/rfq/rfq-files.ts";
import { makeClaimSchema } from "#domain/suppliers/claims.ts";
import { MAX_DOCUMENT_BYTES } from "#domain/suppliers/document-limits.ts";
import { uploadDocumentSchema } from "#domain/suppliers/documents.ts";
import { uploadPicture } from "#worker/catalogue/manage/upload-picture.ts";
import { changeAvatar } from "#worker/identity/change-avatar.ts";
import { uploadMessageFile } from "#worker/messaging/files/upload-file.ts";
import { uploadOrderDocument } from "#worker/orders/documents/upload-document.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { uploadRfqFile } from "#worker/rfq/files/upload-rfq-file.ts";
import { makeClaim } from "#worker/suppliers/claims/make-claim.ts";
import { uploadDocument } from "#worker/suppliers/upload-document.ts";
import { allowMethods } from "./api-rules.ts";
import type { AppBindings } from "./bindings.ts";
import { withFile } from "./bodies.ts";
import { errorAnswer } from "./error-answer.ts";

type Take<Ctx extends Context> = (ctx: Ctx, query: Record<string, string>, bytes: Uint8Array) => Promise<object>;

/** A path's upload: who may send one, asked before a byte is read; and what answers the file's row or address. */
type Upload = Limits & ({ rule: "public"; take: Take<Context> } | { rule: OwnRule; take: Take<SignedInContext> });
type OwnRule = Exclude<AccessRule, "public">;

interface Limits {
  /** Larger bodies are refused unread (spec §8, security 19). */
  maxBytes: number;
}

/** The paths of the API whose body is no JSON but the bytes of a file. */
const UPLOADS: Record<`/api/${string}`, Upload> = {
  // Unverified accounts too, since sign-up sends a picture at once.
  "/api/avatar": {
    rule: "signed-in",
    maxBytes: MAX_AVATAR_BYTES,
    take: (ctx, _query, bytes) => changeAvatar(ctx, bytes),
  },
  "/api/company/documents": {
    rule: "company",
    maxBytes: MAX_DOCUMENT_BYTES,
    take: (ctx, query, bytes) => uploadDocument(ctx, uploadDocumentSchema.parse(query), bytes),
  },
  "/api/claims": {
    rule: "verified",
    maxBytes: MAX_DOCUMENT_BYTES,
    take: (ctx, query, bytes) => makeClaim(ctx, makeClaimSchema.parse(query), bytes),
  },
  "/api/products/pictures": {
    rule: "company",
    maxBytes: MAX_PRODUCT_PICTURE_BYTES,
    take: (ctx, query, bytes) => uploadPicture(ctx, uploadPictureSchema.parse(query), bytes),
  },
  // Guests too: the verb knows how much of whom.
  "/api/rfqs/files": {
    rule: "public",
    maxBytes: MAX_RFQ_FILE_BYTES,
    take: (ctx, query, bytes) => uploadRfqFile(ctx, uploadRfqFileSchema.parse(query), bytes),
  },
  "/api/orders/documents": {
    rule: "verified",
    maxBytes: MAX_ORDER_DOCUMENT_BYTES,
    take: (ctx, query, bytes) => uploadOrderDocument(ctx, uploadOrderDocumentSchema.parse(query), bytes),
  },
  "/api/messages/files": {
    rule: "verified",
    maxBytes: MAX_MESSAGE_FILE_BYTES.picture,
    take: (ctx, query, bytes) => uploadMessageFile(ctx, uploadMessageFileSchema.parse(query), bytes),
  },
};

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
    return await withFile(c, await mostBytesOf(context, upload), async (bytes) => {
      if (upload.rule === "public") return c.json(await upload.take(context, c.req.query(), bytes));
      const caller = await context.viewer();
      if (!caller) throw new AppError("UNAUTHENTICATED");
      return c.json(await upload.take({ ...context, caller }, c.req.query(), bytes));
    });
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}

async function mostBytesOf(context: Context, { rule, maxBytes }: Upload): Promise<number> {
  const isGuest = rule === "public" && (await context.viewer()) === null;
  return isGuest ? Math.min(maxBytes, MAX_GUEST_FILE_BYTES) : maxBytes;
}
