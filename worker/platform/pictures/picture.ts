/** Types that visitors may upload and that are served back (security 19). */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Why bytes are refused as a picture. */
export type PictureFlaw = "not_a_picture" | "too_many_pixels" | "broken_picture";

/** The one thing that reading a picture throws. */
export class PictureRefusal extends Error {
  readonly flaw: PictureFlaw;

  constructor(flaw: PictureFlaw) {
    super(flaw);
    this.name = "PictureRefusal";
    this.flaw = flaw;
  }
}

export interface Size {
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture that was walked from its first byte to its end mark. */
export interface Picture extends Size {
  type: PictureType;
  /** What may be kept: the picture without notes of people and devices, and nothing behind its end. */
  bytes: Uint8Array;
  /** Of a WebP with frames; a GIF may always move. */
  isMoving?: true;
}

const LONGEST_SIDE = 4096;
const MOST_PIXELS = 16_000_000;
/** Of all frames of a moving picture together: each costs whoever looks at it as much as a picture. */
const MOST_MOVING_PIXELS = 16 * MOST_PIXELS;

/**
 * How many chunks, segments or blocks a picture may have. Those of cameras and editors hold some kilobytes each; a file of
 * empty ones costs its readers more than pictures of its length do.
 */
const MOST_PARTS = 20_000;

/** Refuses pictures in more pieces than anybody's program writes. */
export function checkParts(count: number): void {
  expectSound(count <= MOST_PARTS);
}

/** Refuses sizes that cost whoever looks at them too much memory, as the file claims them (security 19). */
export function checkSize({ width, height }: Size): void {
  if (width < 1 || height < 1) throw new PictureRefusal("broken_picture");
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new PictureRefusal("too_many_pixels");
  }
}

/** Refuses moving pictures whose frames are too many for their size. */
export function checkFrames(pixelsOfAllFrames: number): void {
  if (pixelsOfAllFrames > MOST_MOVING_PIXELS) throw new PictureRefusal("too_many_pixels");
}

/** Refuses a file whose structure is not as its format says. */
export function expectSound(condition: boolean): asserts condition {
  if (!condition) throw new PictureRefusal("broken_picture");
}
