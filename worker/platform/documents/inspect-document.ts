import { startsWith } from "#worker/platform/pictures/byte-reader.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { type PictureFlaw, PictureRefusal, type PictureType } from "#worker/platform/pictures/picture.ts";
import { flawOfPdf, type PdfFlaw } from "./read-pdf.ts";

export interface InspectedDocument {
  type: "application/pdf" | PictureType;
  /** What may be kept: pictures without their notes, PDFs as they came. */
  bytes: Uint8Array;
}

export type DocumentFlaw = PdfFlaw | Exclude<PictureFlaw, "not_a_picture"> | "not_a_document";

/**
 * Decides what a stranger's file is by its own bytes (security 19): a PDF or a picture.
 * @returns the document, or why it is none
 */
export function inspectDocument(bytes: Uint8Array): InspectedDocument | DocumentFlaw {
  if (startsWith(bytes, "%PDF-")) return flawOfPdf(bytes) ?? { type: "application/pdf", bytes };
  try {
    const { type, bytes: kept } = inspectPicture(bytes);
    return { type, bytes: kept };
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    return error.flaw === "not_a_picture" ? "not_a_document" : error.flaw;
  }
}
