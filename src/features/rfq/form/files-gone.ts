import type { CallFailure } from "#src/lib/calls/errors.ts";

/** True where the platform no longer has the request's files: what waits for a day is swept. */
export function areFilesGone(failure: CallFailure | undefined): boolean {
  return failure?.issues.some(({ path, code }) => path === "files" && code === "gone") ?? false;
}
