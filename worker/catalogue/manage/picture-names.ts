import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { extensionOf, FILE_KINDS, publicPath } from "#worker/platform/files/kinds.ts";
import type { PictureType, Size } from "#worker/platform/pictures/picture.ts";
import { uploadMark } from "#worker/platform/secrets.ts";
import type { Settings } from "#worker/platform/settings.ts";

export type SizedPicture = ProductForm["pictures"][number] & Size;

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
  return `${base}.${uploadMark(settings, supplierId, base)}.${extensionOf(type)}`;
}

/** True for the path of a picture that this company has uploaded. */
export function isOwnUpload(settings: Settings, supplierId: string, path: string): boolean {
  const match = partsOf(path);
  return match !== null && uploadMark(settings, supplierId, match[1] ?? "") === match[2];
}

/** Of a name: its base and the mark of the company. */
function partsOf(path: string): RegExpExecArray | null {
  const { prefix, name } = FILE_KINDS.product;
  const start = publicPath(prefix);
  return path.startsWith(start) ? name.exec(path.slice(start.length)) : null;
}
