import { api } from "#src/lib/trpc.ts";

/** Often enough for news that are no talk; a tab in the background doesn't ask. */
const ASK_EVERY_MS = 30_000;

/** How many notices wait; one query for all who show it. Undefined until the server said it. */
export function useUnreadNotices(): number | undefined {
  return api.notices.unread.useQuery(undefined, { refetchInterval: ASK_EVERY_MS, refetchOnWindowFocus: true }).data
    ?.count;
}
