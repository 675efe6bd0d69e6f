import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_PRODUCT_PICTURE_BYTES } from "#domain/catalogue/manage-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { uploadPicture } from "#worker/catalogue/manage/upload-picture.ts";
import { toAppError } from "#worker/trpc/error-mapping.ts";
import type { AppBindings } from "./bindings.ts";
import { errorAnswer } from "./error-answer.ts";

/** A path of the API whose body is no JSON but the bytes of a file. */
export const PICTURE_UPLOAD = "/api/products/pictures";

/** Bodies above 10 MB are refused unread (security.md 19). */
export function productPictureBodies(): MiddlewareHandler<AppBindings> {
  return bodyLimit({ maxSize: MAX_PRODUCT_PICTURE_BYTES, onError: (c) => errorAnswer(c, new AppError("TOO_LARGE")) });
}

/** `POST /api/products/pictures`: the body is the picture; answers `{ path, width, height }`. */
export async function takeProductPicture(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get("context");
  try {
    const caller = await context.viewer();
    if (!caller) throw new AppError("UNAUTHENTICATED");
    const answer = await uploadPicture({ ...context, caller }, new Uint8Array(await c.req.arrayBuffer()));
    return c.json(answer);
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === "UNEXPECTED") throw error;
    return errorAnswer(c, refusal);
  }
}
