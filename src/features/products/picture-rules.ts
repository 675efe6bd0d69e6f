import { type PictureSize, sizeInPath } from "#domain/catalogue/picture-path.ts";

/** As the server allows (MAX_PICTURES, MAX_PRODUCT_PICTURE_BYTES), without the schema library that comes with it. */
export const MOST_PICTURES = 8;
export const MOST_BYTES = 10 * 1024 * 1024;

/** The longest side of what is stored, in pixels: sharp on a wide screen, small on a bad line. */
export const PICTURE_SIDE = 1600;

/** The size that the path of an upload tells, for places that need one before the picture is there. */
export function sizeOf(path: string): PictureSize {
  return sizeInPath(path) ?? { width: 800, height: 600 };
}
