import { sizeInPath, smallerPath, smallerWidths } from "#domain/catalogue/picture-path.ts";

/** Pictures are compared in so many blocks a side. */
const SIDE = 16;
/** Mean difference of a block's colours, of 255: shrinking and packing leave less, a line of writing more. */
const MOST_DIFFERENT = 32;

/** A smaller size of a picture that shows something else, or that could not be compared with it. */
export interface OddSize {
  kind: "unlike" | "unknown";
  path: string;
}

/**
 * A smaller size that shows something else than the picture, or else one that could not be compared: browsers of suppliers make
 * them, and lists would show what nobody reviewed.
 * @param path of the picture in its own size
 * @returns null where all are alike, or there are none
 */
export async function oddSizeOf(path: string): Promise<OddSize | null> {
  const paths = smallerWidths(sizeInPath(path)?.width ?? 0).map((width) => smallerPath(path, width));
  if (paths.length === 0) return null;
  const whole = await blocksOf(path);
  let odd: OddSize | null = null;
  for (const smaller of paths) {
    const blocks = whole && (await blocksOf(smaller));
    if (!blocks) odd = { kind: "unknown", path: smaller };
    else if (differenceOf(whole, blocks) > MOST_DIFFERENT) return { kind: "unlike", path: smaller };
  }
  return odd;
}

/** The difference of the two blocks that are least alike, as the mean of red, green and blue, from 0 to 255; values are RGBA. */
export function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = [at, at + 1, at + 2].reduce(
      (sum, place) => sum + Math.abs((one[place] ?? 0) - (other[place] ?? 0)),
      0,
    );
    most = Math.max(most, apart / 3);
  }
  return most;
}

/** The mean colour of each block, on a white ground; null for what does not come or is no picture. */
async function blocksOf(path: string): Promise<ArrayLike<number> | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    const size = { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: "high" } as const;
    const bitmap = await createImageBitmap(await answer.blob(), size);
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const brush = canvas.getContext("2d");
    if (!brush) return null;
    brush.fillStyle = "white";
    brush.fillRect(0, 0, SIDE, SIDE);
    brush.drawImage(bitmap, 0, 0);
    bitmap.close();
    return brush.getImageData(0, 0, SIDE, SIDE).data;
  } catch {
    return null;
  }
}
