import { api } from "#src/lib/calls/trpc.ts";

/** Brings the page of a request and the lists up to date after a move, or after one that came too late. */
export function useRequestRefresh(reference: string): () => Promise<void> {
  const { rfqs } = api.useUtils();
  return async () => {
    void rfqs.mine.invalidate();
    await rfqs.one.invalidate({ reference });
  };
}
