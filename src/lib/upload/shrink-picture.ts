import { smallerWidths } from "#domain/catalogue/picture-path.ts";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";

export type PictureProblemCode = "too_big" | "not_a_picture";

/** Why a chosen file can't be sent as a picture. */
export class PictureProblem extends Error {
  readonly code: PictureProblemCode;

  constructor(code: PictureProblemCode) {
    super(code);
    this.name = "PictureProblem";
    this.code = code;
  }
}

interface Size {
  width: number;
  height: number;
}

interface Target {
  /** The longest side of what is sent, in pixels. */
  side: number;
  /** Cuts a square out of the middle; otherwise the whole picture is fitted in. */
  square: boolean;
  /** Larger files are not even read; without it what an avatar may have. */
  maxBytes?: number;
}

/**
 * Makes a chosen picture small before it travels: upright as its camera meant it, without what the camera noted (place,
 * time, device), as WebP, or JPEG where the browser writes no WebP. Never enlarges.
 * @throws PictureProblem `too_big` (over 5 MB, spec §8, or what the target says) or `not_a_picture` (the browser can't read it)
 */
export function shrinkPicture(file: File, target: Target): Promise<Blob> {
  return withBitmap(file, target, (bitmap) => encode(draw(bitmap, target)));
}

/**
 * Makes a chosen picture small, and smaller ones of it for lists and phones.
 * @returns the picture as {@link shrinkPicture} makes it, and behind it one for each width that is kept below its own
 * @throws PictureProblem as {@link shrinkPicture}
 */
export function shrinkToWidths(file: File, target: Target): Promise<Blob[]> {
  return withBitmap(file, target, async (bitmap) => {
    const whole = draw(bitmap, target);
    const blobs = [await encode(whole)];
    for (const width of smallerWidths(whole.width)) {
      const side = Math.max(width, Math.round((width * whole.height) / whole.width));
      const blob = await encode(draw(whole, { side, square: false }));
      // Short of memory a browser may write another type: then there are none.
      if (blob.type !== blobs[0]?.type) return blobs.slice(0, 1);
      blobs.push(blob);
    }
    return blobs;
  });
}

async function withBitmap<T>(
  file: File,
  { maxBytes = MAX_AVATAR_BYTES }: Target,
  use: (bitmap: ImageBitmap) => Promise<T>,
) {
  if (file.size > maxBytes) throw new PictureProblem("too_big");
  const bitmap = await decode(file);
  try {
    return await use(bitmap);
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PictureProblem("not_a_picture");
  }
}

function draw(picture: ImageBitmap | HTMLCanvasElement, target: Target): HTMLCanvasElement {
  const { x, y, from, to } = cutOut(picture, target);
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const brush = canvas.getContext("2d");
  if (!brush) throw new PictureProblem("not_a_picture");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, x, y, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
}

/** Which part of a picture is taken, and how large it is drawn. */
export function cutOut(
  picture: Size,
  { side, square }: Pick<Target, "side" | "square">,
): { x: number; y: number; from: Size; to: Size } {
  const shorter = Math.min(picture.width, picture.height);
  const from = square ? { width: shorter, height: shorter } : { width: picture.width, height: picture.height };
  const scale = Math.min(1, side / Math.max(from.width, from.height));
  const to = {
    width: Math.max(1, Math.round(from.width * scale)),
    height: Math.max(1, Math.round(from.height * scale)),
  };
  return { x: (picture.width - from.width) / 2, y: (picture.height - from.height) / 2, from, to };
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(canvas, "image/webp", 0.85);
  // A browser that writes no WebP hands out PNG instead, which is many times larger.
  if (webp?.type === "image/webp") return webp;
  layWhiteUnder(canvas);
  const jpeg = await blobOf(canvas, "image/jpeg", 0.88);
  if (!jpeg) throw new PictureProblem("not_a_picture");
  return jpeg;
}

/** JPEG knows no transparency: without a ground it would turn black. */
function layWhiteUnder(canvas: HTMLCanvasElement): void {
  const brush = canvas.getContext("2d");
  if (!brush) return;
  brush.globalCompositeOperation = "destination-over";
  brush.fillStyle = "white";
  brush.fillRect(0, 0, canvas.width, canvas.height);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
