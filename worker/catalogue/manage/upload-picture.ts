import { nanoid } from "nanoid";
import type { UploadPicture } from "#domain/catalogue/manage-products.ts";
import { smallerPath, smallerWidths } from "#domain/catalogue/picture-path.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { badFile, pictureOf } from "#worker/platform/files/inspect.ts";
import { FILE_KINDS, publicPath } from "#worker/platform/files/kinds.ts";
import { storeFile } from "#worker/platform/files/store.ts";
import { countUpload } from "#worker/platform/files/take-in.ts";
import { ownCompany } from "#worker/platform/own-company.ts";
import type { Picture, Size } from "#worker/platform/pictures/picture.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { pictureName } from "./picture-names.ts";

/**
 * Stores a picture for products of the caller's company, and smaller ones made of it, for lists and phones
 * (security 19). Tries count, whether or not the bytes are a picture. One database call besides the session's.
 * @param smaller lengths of the smaller ones, which come behind the picture; all of its widths or none
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 10 MB in all), RATE_LIMITED (60 an hour), BAD_INPUT with `picture:not_a_picture`,
 *   `picture:too_many_pixels` or `picture:broken_picture`, UNAVAILABLE (the bucket fails)
 */
export async function uploadPicture(
  ctx: SignedInContext,
  { smaller = [] }: UploadPicture,
  bytes: Uint8Array,
): Promise<Size & { path: string }> {
  const supplierId = ownCompany(ctx);
  const counter = accountCounter("products.picture", ctx.caller.userId);
  await countUpload(ctx, { kind: "product", size: bytes.length, counter });
  const [picture, ...smallOnes] = picturesIn(bytes, smaller);
  const key = FILE_KINDS.product.prefix + pictureName(ctx.settings, supplierId, nanoid(), picture);
  const files = [
    { key, picture },
    ...smallOnes.map((small) => ({ key: smallerPath(key, small.width), picture: small })),
  ];
  await Promise.all(files.map((file) => storeFile(ctx, file.key, file.picture, { supplierId })));
  return { path: publicPath(key), width: picture.width, height: picture.height };
}

/** The picture and the smaller ones behind it, each read from its own bytes. */
function picturesIn(bytes: Uint8Array, smaller: readonly number[]): [Picture, ...Picture[]] {
  let end = bytes.length - smaller.reduce((sum, length) => sum + length, 0);
  const picture = pictureOf(bytes.subarray(0, Math.max(0, end)), "picture");
  const smallOnes = smaller.map((length) => {
    const start = end;
    end += length;
    return pictureOf(bytes.subarray(start, end), "picture");
  });
  if (smallOnes.length > 0 && !areOf(picture, smallOnes)) throw badFile("broken_picture", "picture");
  return [picture, ...smallOnes];
}

/**
 * Whether they have the widths, the shape and the type that smaller ones of a picture have, and keep still, as what reviewers
 * compare must; not a pixel is looked at.
 */
function areOf(picture: Picture, smallOnes: readonly Picture[]): boolean {
  const widths = smallerWidths(picture.width);
  return (
    smallOnes.length === widths.length &&
    ![picture, ...smallOnes].some(({ type, isMoving }) => type === "image/gif" || isMoving) &&
    smallOnes.every(
      ({ type, width, height }, place) =>
        type === picture.type &&
        width === widths[place] &&
        Math.abs(height - (picture.height * width) / picture.width) <= 1,
    )
  );
}
