import { type QueryKey, useQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { api } from "../calls/trpc.ts";
import { useSession } from "../session/session.ts";

/** The account's room tells each change; this is for where no socket holds. */
const ASK_EVERY_MS = 60_000;

/** Where the counts of an account are kept: what its room tells is written there. */
export function unreadMessagesKey(userId: string): QueryKey {
  return [...getQueryKey(api.messages.unread), { userId }];
}

/** How many messages nobody has read yet on this side; 0 for visitors and until the server said it. */
export function useUnreadMessages(): number {
  const { client } = api.useUtils();
  const userId = useSession().session?.userId;
  const counts = useQuery({
    queryKey: unreadMessagesKey(userId ?? ""),
    queryFn: () => client.messages.unread.query(),
    enabled: userId !== undefined,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  return counts.data?.messages ?? 0;
}
