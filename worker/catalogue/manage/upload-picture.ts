import { nanoid } from "nanoid";
import { MAX_PRODUCT_PICTURE_BYTES } from "#domain/catalogue/manage-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { pictureOf } from "#worker/platform/files/inspect.ts";
import { FILE_KINDS, publicPath } from "#worker/platform/files/kinds.ts";
import { countUpload, storeFile } from "#worker/platform/files/store.ts";
import type { Size } from "#worker/platform/pictures/picture.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { pictureName } from "./picture-names.ts";

/** A picture as a product's form takes it. */
export interface UploadedPicture extends Size {
  path: string;
}

/**
 * Stores a picture for products of the caller's company (security 19). Tries count, whether or not the bytes are a
 * picture. One database call besides the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 10 MB), RATE_LIMITED (60 an hour), BAD_INPUT with `picture:not_a_picture`,
 *   `picture:too_many_pixels` or `picture:broken_picture`, UNAVAILABLE (the bucket fails)
 */
export async function uploadPicture(ctx: SignedInContext, bytes: Uint8Array): Promise<UploadedPicture> {
  const supplierId = ctx.caller.supplier?.id;
  if (!supplierId) throw new AppError("FORBIDDEN");
  if (bytes.length > MAX_PRODUCT_PICTURE_BYTES) throw new AppError("TOO_LARGE");
  await countUpload(ctx, [accountCounter("products.picture", ctx.caller.userId)]);
  const picture = pictureOf(bytes, "picture");
  const key = FILE_KINDS.product.prefix + pictureName(ctx.settings, supplierId, nanoid(), picture);
  await storeFile(ctx, key, picture, { supplierId });
  return { path: publicPath(key), width: picture.width, height: picture.height };
}
