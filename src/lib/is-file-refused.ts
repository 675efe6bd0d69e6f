import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { foreignRefusal, toCallFailure } from "./errors.ts";
import { PictureProblem } from "./shrink-picture.ts";

/** Another try of the same file gets the same answer. */
const LASTING: readonly AppErrorCode[] = ["BAD_INPUT", "TOO_LARGE", "FORBIDDEN", "NOT_FOUND", "CONFLICT"];

/** True where a file was looked at and not taken; false where nobody could look, as without a line or a session. */
export function isFileRefused(error: unknown): boolean {
  if (error instanceof PictureProblem || foreignRefusal(error) !== null) return true;
  return LASTING.includes(toCallFailure(error).code);
}
