import { toCallFailure } from "#src/lib/calls/errors.ts";

/** In seconds, then the last one again and again; some chance keeps many browsers apart. */
const PAUSES = [1, 2, 5, 10, 15];
const MOST_CONFLICTS = 5;
const LONGEST_WISH = 120;

interface Insisting {
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Told when the server does not answer, and when it does again. */
  onWaiting: (isWaiting: boolean) => void;
  /** For tests: waits some milliseconds. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Calls until there is an answer: no network, a server that is away or asks for patience, and products that changed in
 * the same moment pass by themselves. Each try must carry the same key.
 * @throws what will not pass, and the signal's reason
 */
export async function insist<Result>(
  call: () => Promise<Result>,
  { signal, onWaiting, wait = waitFor }: Insisting,
): Promise<Result> {
  let conflicts = 0;
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const result = await call();
      if (tries > 0) onWaiting(false);
      return result;
    } catch (error) {
      const { code, retryAfter } = toCallFailure(error);
      if (code === "CONFLICT") conflicts += 1;
      const passes =
        code === "UNAVAILABLE" || code === "RATE_LIMITED" || (code === "CONFLICT" && conflicts < MOST_CONFLICTS);
      if (!passes) throw error;
      onWaiting(code !== "CONFLICT");
      const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 1;
      await wait(Math.max(pause * (0.75 + Math.random() / 2), Math.min(retryAfter, LONGEST_WISH)) * 1000, signal);
    }
  }
}

/** A network that comes back ends the wait. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const stop = () => {
      done();
      reject(signal.reason);
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    signal.addEventListener("abort", stop);
  });
}
