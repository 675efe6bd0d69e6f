import { isTransient } from "./errors.ts";

const PAUSES_MS = [800, 2000];

/**
 * Runs a call again after a failure that may pass by itself. For a write only when each try carries the same
 * idempotency key (rulings: gateway statuses).
 */
export async function retryTransient<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error) || !navigator.onLine) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return call();
}
