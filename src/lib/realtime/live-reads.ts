import { keepPreviousData } from "@tanstack/react-query";
import { toCallFailure } from "../calls/errors.ts";

/**
 * How open pages learn what the other side did, without a reload: they are read again while somebody looks at them; a hidden
 * tab does not ask, and asks at once when it is shown again.
 */
const PAGE_MS = 5000;
const LIST_MS = 15_000;

/** Asking again does not help: somebody has to sign in, or it is not theirs. */
const LASTING: readonly string[] = ["NOT_FOUND", "FORBIDDEN", "UNAUTHENTICATED", "UNVERIFIED"];

/** When a read is made again; false where that would not help. */
function pageInterval({ state: { error } }: { state: { error: unknown } }): number | false {
  return error && LASTING.includes(toCallFailure(error).code) ? false : PAGE_MS;
}

/**
 * Options of a read of one thing that two sides move.
 * @param isOver true for what does not move any more, which is not read again
 */
export function livePage<Data>(isOver: (data: Data) => boolean) {
  return {
    staleTime: 0,
    refetchInterval: (query: { state: { data: Data | undefined; error: unknown } }) =>
      query.state.data !== undefined && isOver(query.state.data) ? false : pageInterval(query),
  } as const;
}

/** Options of a read of a list of such things; the page before stays on screen while another one comes. */
export const LIVE_LIST = { staleTime: 0, refetchInterval: LIST_MS, placeholderData: keepPreviousData } as const;
