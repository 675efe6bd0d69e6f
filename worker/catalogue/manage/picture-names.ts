import type { ProductForm } from "#domain/catalogue/product-form.ts";
import type { PictureType, Size } from "#worker/platform/pictures/picture.ts";
import { uploadMark } from "#worker/platform/secrets.ts";
import type { Settings } from "#worker/platform/settings.ts";

/** Where pictures of products lie in the bucket; everything under it is public. */
export const PRODUCT_PICTURE_PREFIX = "products/";
const PUBLIC_PREFIX = "/files/products/";
/** 126 random bits, the size in pixels, the mark of the uploading company, and what the bytes are. */
const NAME = /^([\w-]{21}\.(\d{1,4})x(\d{1,4}))\.([\w-]{22})\.(jpg|png|gif|webp)$/;
const EXTENSIONS: Record<PictureType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
};

export type SizedPicture = ProductForm["pictures"][number] & Size;

/** The bucket's key of a picture's name; null when that is no name of ours. */
export function productPictureKey(name: string): string | null {
  return NAME.test(name) ? PRODUCT_PICTURE_PREFIX + name : null;
}

/** The public path of a key under {@link PRODUCT_PICTURE_PREFIX}. */
export function productPicturePath(key: string): string {
  return PUBLIC_PREFIX + key.slice(PRODUCT_PICTURE_PREFIX.length);
}

/**
 * A name for an upload that tells its size and proves whose it is: what a product names later needs no look into the
 * bucket and no row of its own.
 * @param random 21 characters that nobody guesses
 */
export function pictureName(
  settings: Settings,
  supplierId: string,
  random: string,
  { width, height, type }: Size & { type: PictureType },
): string {
  const base = `${random}.${width}x${height}`;
  return `${base}.${uploadMark(settings, supplierId, base)}.${EXTENSIONS[type]}`;
}

/** The size that an uploaded picture's path tells; null for other paths. */
export function sizeInPath(path: string): Size | null {
  const match = path.startsWith(PUBLIC_PREFIX) ? NAME.exec(path.slice(PUBLIC_PREFIX.length)) : null;
  return match ? { width: Number(match[2]), height: Number(match[3]) } : null;
}

/** True for the path of a picture that this company has uploaded. */
export function isOwnUpload(settings: Settings, supplierId: string, path: string): boolean {
  const match = path.startsWith(PUBLIC_PREFIX) ? NAME.exec(path.slice(PUBLIC_PREFIX.length)) : null;
  return match !== null && uploadMark(settings, supplierId, match[1] ?? "") === match[4];
}
