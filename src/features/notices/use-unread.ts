import { useQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { api } from "#src/lib/calls/trpc.ts";
import { useSession } from "#src/lib/session/session.ts";

/** Often enough for news that are no conversation; a tab in the background doesn't ask. */
const ASK_EVERY_MS = 30_000;

/**
 * How many notices wait; one query for all who show it, and another one for another account in the same tab. Undefined
 * until the server said it.
 */
export function useUnreadNotices(): number | undefined {
  const { client } = api.useUtils();
  const userId = useSession().session?.userId;
  return useQuery({
    queryKey: [...getQueryKey(api.notices.unread), { userId }],
    queryFn: () => client.notices.unread.query(),
    enabled: userId !== undefined,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
  }).data?.count;
}
