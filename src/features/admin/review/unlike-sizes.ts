import { sizeInPath, smallerPath, smallerWidths } from "#domain/catalogue/picture-path.ts";

/** Pictures are compared in so many blocks a side. */
const SIDE = 16;
/** Difference of a block's mean colours, of 255: shrinking and packing leave less, a line of writing more. */
const MOST_DIFFERENT = 24;

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

/** The difference of the two blocks that are least alike, as the mean of red, green and blue, from 0 to 255. */
export function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < one.length; at += 3) {
    const apart = [at, at + 1, at + 2].reduce(
      (sum, place) => sum + Math.abs((one[place] ?? 0) - (other[place] ?? 0)),
      0,
    );
    most = Math.max(most, apart / 3);
  }
  return most;
}

/**
 * Red, green and blue of each block of sixteen a side, row by row: the mean of all its pixels, since browsers that shrink a
 * picture at once look at some of them alone.
 */
export function blocksIn({ data, width, height }: Pick<ImageData, "data" | "width" | "height">): number[] {
  const sums = new Float64Array(SIDE * SIDE * 3);
  const counts = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * SIDE) / height) * SIDE;
    for (let x = 0; x < width; x += 1) {
      const block = row + Math.floor((x * SIDE) / width);
      const from = (y * width + x) * 4;
      counts[block] = (counts[block] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[block * 3 + channel] = (sums[block * 3 + channel] ?? 0) + (data[from + channel] ?? 0);
      }
    }
  }
  return Array.from(sums, (sum, at) => sum / (counts[Math.floor(at / 3)] || 1));
}

/** The blocks of a picture on a white ground; null for what does not come or is no picture. */
async function blocksOf(path: string): Promise<number[] | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    const bitmap = await createImageBitmap(await answer.blob());
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    if (!brush) return null;
    brush.fillStyle = "white";
    brush.fillRect(0, 0, width, height);
    brush.drawImage(bitmap, 0, 0);
    bitmap.close();
    return blocksIn(brush.getImageData(0, 0, width, height));
  } catch {
    return null;
  }
}
