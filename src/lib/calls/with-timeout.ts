import { TRPCClientError } from "@trpc/client";

interface Limit {
  ms: number;
  /** Ends it earlier. */
  signal?: AbortSignal;
}

/**
 * A call that a dead line must not hold for minutes: after its time it fails as one that got no answer, whether the
 * request can be stopped or not.
 */
export function withTimeout<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  { ms, signal }: Limit,
): Promise<Answer> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      controller.abort();
      reject(new TRPCClientError("no answer"));
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
    call(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
      });
  });
}
