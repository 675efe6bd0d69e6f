import { AppError } from "#domain/kernel/app-error.ts";
import { inspectDocument } from "#worker/platform/documents/inspect-document.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { type Picture, PictureRefusal } from "#worker/platform/pictures/picture.ts";

/** The refusal of a file for what it is, at the field that it came in. */
export function badFile(code: string, path = "file"): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path, code }] });
}

/**
 * A document of one of the types that its place takes, read from its bytes (security 19).
 * @throws AppError BAD_INPUT with `file:<flaw>`
 */
export function documentOf<Type extends string>(types: readonly Type[], bytes: Uint8Array) {
  const document = inspectDocument(bytes);
  if (typeof document === "string") throw badFile(document);
  const type = types.find((known) => known === document.type);
  if (!type) throw badFile("not_a_document");
  return { type, bytes: document.bytes };
}

/**
 * A picture, read from its bytes, without what tells of its camera (security 19).
 * @throws AppError BAD_INPUT with `<path>:<flaw>`
 */
export function pictureOf(bytes: Uint8Array, path: string): Picture {
  try {
    return inspectPicture(bytes);
  } catch (error) {
    throw error instanceof PictureRefusal ? badFile(error.flaw, path) : error;
  }
}
