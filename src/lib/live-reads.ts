import { keepPreviousData } from "@tanstack/react-query";

/**
 * How open pages learn what the other side did, without a reload: they are read again while somebody looks at them; a hidden
 * tab does not ask, and asks at once when it is shown again.
 */
const PAGE_MS = 5000;
const LIST_MS = 15_000;

/** Options of a read of one thing that two sides move. */
export const LIVE_PAGE = { staleTime: 0, refetchInterval: PAGE_MS } as const;

/** Options of a read of a list of such things; the page before stays on screen while another one comes. */
export const LIVE_LIST = { staleTime: 0, refetchInterval: LIST_MS, placeholderData: keepPreviousData } as const;
