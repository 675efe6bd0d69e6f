import { startsWith } from "./byte-reader.ts";
import { readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { type Picture, PictureRefusal } from "./picture.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** As many bytes as browsers look at when they guess a type (WHATWG MIME Sniffing, 5.2). */
const SNIFFED_BYTES = 1445;
/** Markup and documents that old browsers found anywhere in those bytes. */
const MARKUP = /<(!doctype|html|head|title|body|script|iframe|style|table|svg|\?xml)|%pdf-/i;

/**
 * Decides what bytes of strangers are, by their first bytes and their whole structure; what anyone declares them to be
 * counts for nothing (security 19). Takes time in proportion to the length, and does not decode a pixel.
 * @returns the picture as it may be kept, without notes of people and devices and without anything behind its end
 * @throws PictureRefusal `not_a_picture`, `too_many_pixels` (over 4096 a side or 16 million) or `broken_picture`
 */
export function inspectPicture(bytes: Uint8Array): Picture {
  const read = readerOf(bytes);
  if (!read) throw new PictureRefusal("not_a_picture");
  const picture = read(bytes);
  if (looksLikeMarkup(picture.bytes)) throw new PictureRefusal("not_a_picture");
  return picture;
}

function readerOf(bytes: Uint8Array): ((bytes: Uint8Array) => Picture) | undefined {
  if (startsWith(bytes, "\xff\xd8\xff")) return readJpeg;
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return readPng;
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return readGif;
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return readWebp;
  return undefined;
}

function looksLikeMarkup(bytes: Uint8Array): boolean {
  return MARKUP.test(new TextDecoder("latin1").decode(bytes.subarray(0, SNIFFED_BYTES)));
}
