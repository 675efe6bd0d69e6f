/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Widths, in pixels, that an uploaded picture is kept in beside its own, where it is wider: a row or a thumbnail, a card of
 * a phone's list, a product's page on a phone or a card on a sharp screen.
 */
export const SMALLER_WIDTHS = [160, 480, 960] as const;

/** Of an upload's name, e.g. `….1600x1200.<mark>.webp` or, 480 pixels wide, `….1600x1200.<mark>.480.webp`. */
const SIZE = /\.(\d{1,4})x(\d{1,4})\.[\w-]{22}\.[a-z]{3,4}$/;
const ENDING = /\.[a-z]{3,4}$/;
const WIDTH_AND_ENDING = /\.(?:160|480|960)(\.[a-z]{3,4})$/;

/** The size of an uploaded picture, which its path tells; null for others, such as the drawn ones of the demo data. */
export function sizeInPath(path: string): PictureSize | null {
  const match = SIZE.exec(path);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null;
}

/** The widths below a picture's own that it is kept in, too. */
export function smallerWidths(width: number): number[] {
  return SMALLER_WIDTHS.filter((smaller) => smaller < width);
}

/** Where a picture lies in a smaller width. */
export function smallerPath(path: string, width: number): string {
  return path.replace(ENDING, (ending) => `.${width}${ending}`);
}

/** Where the picture lies that a smaller one was made of; the path itself of any other. */
export function wholePath(path: string): string {
  return path.replace(WIDTH_AND_ENDING, "$1");
}
