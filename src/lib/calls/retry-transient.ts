import { toCallFailure } from "./errors.ts";

const PAUSES_MS = [800, 2000];
/** The server's wish is followed up to here; who waits longer is told so instead. */
const LONGEST_PAUSE_MS = 6000;

/**
 * Runs a call again after a failure that may pass by itself. For a write only when each try carries the same
 * idempotency key (rulings: gateway statuses).
 */
export async function retryTransient<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    let wished = 0;
    try {
      return await call();
    } catch (error) {
      const { code, retryAfter } = toCallFailure(error);
      if (code !== "UNAVAILABLE" || !navigator.onLine) throw error;
      wished = retryAfter * 1000;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(pause, Math.min(wished, LONGEST_PAUSE_MS))));
  }
  return call();
}
