/** How long reads are refused after the database kept silent. */
const PAUSE_MS = 2000;
/** So many calls in a row without an answer are a silence; one alone may be one heavy query of an isolate with few visitors. */
const SILENT_CALLS = 2;
/** After so long without an answer the platform has let the connection go, and the next call makes one. */
const CONNECTED_MS = 30_000;
/** What making a connection may take besides: three trips of TCP and TLS to a database on the other side of the earth. */
const CONNECT_MS = 1000;

interface Health {
  /** Calls in a row that were waited for in vain, none answered since they began. */
  unanswered: number;
  /** While silent: no call before this time, so that one probe at a time asks whether it is back. */
  refuseUntil: number;
  lastAnswerAt: number;
}

const isSilent = (health: Health) => health.unanswered >= SILENT_CALLS;
const isConnected = (health: Health, now: number) =>
  health.unanswered === 0 && now - health.lastAnswerAt < CONNECTED_MS;

/** Per isolate and database: a silent one is silent to every request. */
const healths = new Map<string, Health>();

/**
 * Makes the calls of readers short and, while the database keeps silent, refuses them at once: one visitor in two
 * seconds waits and not all (security 28). Two calls in a row without an answer are a silence; the first answer ends
 * it, and a refused connection is an answer. A timeout while other calls were answered is one slow query and changes
 * nothing. A call that has to make its connection first waits longer.
 * @param timeoutMs longest wait for one call over a connection that stands
 * @param connectMs what it may take besides to make one, in milliseconds
 * @returns a `fetch` that throws a TimeoutError for a call that was too slow or not made
 */
export function fetchForReads(
  url: string,
  timeoutMs: number,
  connectMs = CONNECT_MS,
): (request: Request) => Promise<Response> {
  const health = healths.get(url) ?? { unanswered: 0, refuseUntil: 0, lastAnswerAt: 0 };
  healths.set(url, health);
  return async (request) => {
    const startedAt = Date.now();
    const allowedMs = isConnected(health, startedAt) ? timeoutMs : timeoutMs + connectMs;
    if (isSilent(health)) {
      if (startedAt < health.refuseUntil) throw new DOMException("the database keeps silent", "TimeoutError");
      // Should this probe's request be cancelled midway, the next one goes when its time is over.
      health.refuseUntil = startedAt + allowedMs + PAUSE_MS;
    }
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(allowedMs) });
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
  health.unanswered = 0;
  health.lastAnswerAt = Date.now();
}

function noteSilence(health: Health): void {
  health.unanswered += 1;
  health.refuseUntil = Date.now() + PAUSE_MS;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
