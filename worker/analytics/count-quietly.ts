import type { Context } from "#worker/platform/context.ts";
import { describeFault } from "#worker/platform/errors.ts";

/** Counts after the response, which nobody waits for and which may fail: a line of the log says so. */
export function countQuietly({ waitUntil, requestId }: Context, counting: Promise<void>): void {
  waitUntil(
    counting.catch((error) => {
      console.warn(JSON.stringify({ at: "counts", requestId, error: describeFault(error) }));
    }),
  );
}
