import { MAX_DOCUMENT_BYTES } from "#domain/suppliers/document-limits.ts";
import { PictureProblem, shrinkPicture } from "#src/lib/upload/shrink-picture.ts";

/** The small print of a licence can still be read at this many pixels. */
const SIDE = 2400;
/** What the cameras of today's phones write at most; it shrinks to a fraction. */
const MAX_PHOTO_BYTES = 40 * 1024 * 1024;

/**
 * Makes a chosen file ready to travel: photos become small and lose what the camera noted, all else goes as it is.
 * @throws PictureProblem `too_big` (over 10 MB as it would travel) or `not_a_picture` (the browser can't read it)
 */
export async function prepareDocument(file: File): Promise<Blob> {
  const blob = file.type.startsWith("image/")
    ? await shrinkPicture(file, { side: SIDE, square: false, maxBytes: MAX_PHOTO_BYTES })
    : file;
  if (blob.size > MAX_DOCUMENT_BYTES) throw new PictureProblem("too_big");
  return blob;
}
