/** How long reads are refused after the database kept silent. */
const PAUSE_MS = 2000;

interface Health {
  isSilent: boolean;
  /** While silent: no call before this time, so that one probe at a time asks whether it is back. */
  refuseUntil: number;
  lastAnswerAt: number;
}

/** Per isolate and database: a silent one is silent to every request. */
const healths = new Map<string, Health>();

/**
 * Makes the calls of readers short and, while the database keeps silent, refuses them at once: one visitor in two
 * seconds waits and not all (security.md 28). The first answer ends that; a refused connection is an answer. A timeout
 * while other calls were answered is one slow query and changes nothing.
 * @param timeoutMs longest wait for one call
 * @returns a `fetch` that throws a TimeoutError for a call that was too slow or not made
 */
export function fetchForReads(url: string, timeoutMs: number): (request: Request) => Promise<Response> {
  const health = healths.get(url) ?? { isSilent: false, refuseUntil: 0, lastAnswerAt: 0 };
  healths.set(url, health);
  return async (request) => {
    const startedAt = Date.now();
    if (health.isSilent) {
      if (startedAt < health.refuseUntil) throw new DOMException("the database keeps silent", "TimeoutError");
      // Should this probe's request be cancelled midway, the next one goes when its time is over.
      health.refuseUntil = startedAt + timeoutMs + PAUSE_MS;
    }
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
      noteAnswer(health);
      return answer;
    } catch (error) {
      if (!isTimeout(error)) noteAnswer(health);
      else if (health.lastAnswerAt < startedAt) noteSilence(health);
      throw error;
    }
  };
}

function noteAnswer(health: Health): void {
  health.isSilent = false;
  health.lastAnswerAt = Date.now();
}

function noteSilence(health: Health): void {
  health.isSilent = true;
  health.refuseUntil = Date.now() + PAUSE_MS;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
