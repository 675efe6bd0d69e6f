import { sizeInPath, smallerPath, smallerWidths } from "#domain/catalogue/picture-path.ts";

/** Pictures are compared in so many pixels a side: shrinking and packing leave no trace there. */
const SIDE = 16;
/** Mean difference of a channel, of 255: two packings of one picture differ by less than 5, two pictures by more than 25. */
const MOST_DIFFERENT = 15;

/**
 * Whether a smaller size of a picture shows something else than the picture: browsers make them, so that a supplier could
 * have one shown in lists that nobody reviewed.
 * @param path of the picture in its own size
 */
export async function hasUnlikeSize(path: string): Promise<boolean> {
  const widths = smallerWidths(sizeInPath(path)?.width ?? 0);
  if (widths.length === 0) return false;
  const whole = await tinyPixels(path);
  for (const width of widths) {
    if (differenceOf(whole, await tinyPixels(smallerPath(path, width))) > MOST_DIFFERENT) return true;
  }
  return false;
}

/** Mean difference of the channels of two pictures of one size, from 0 to 255. */
export function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  return (
    Array.from(one, (value, at) => Math.abs(value - (other[at] ?? 0))).reduce((sum, value) => sum + value, 0) /
    one.length
  );
}

async function tinyPixels(path: string): Promise<Uint8ClampedArray> {
  const blob = await (await fetch(path)).blob();
  const bitmap = await createImageBitmap(blob, { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: "high" });
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const brush = canvas.getContext("2d");
  brush?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return brush?.getImageData(0, 0, SIDE, SIDE).data ?? new Uint8ClampedArray();
}
