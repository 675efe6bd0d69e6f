import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { useSession } from "#src/lib/session/session.ts";

/** The inbox room tells of news at once; without it the list is asked this often. */
const ASK_EVERY_MS = 20_000;

interface Asked {
  search: string;
  unread: boolean;
}

/**
 * The conversations of the account, page by page. A search looks at the 500 that come next and may find none of them: it goes
 * on by itself until it found one or came to the end.
 */
export function useConversations({ search, unread }: Asked) {
  const { client } = api.useUtils();
  const userId = useSession().session?.userId;
  const locale = currentLocale();
  const list = useInfiniteQuery({
    queryKey: [...getQueryKey(api.messages.list), { userId, locale, search, unread }],
    queryFn: ({ pageParam }) => client.messages.list.query({ locale, search, unread, before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  const { fetchNextPage, isFetchNextPageError, isFetching, isPlaceholderData } = list;
  const isLookingOn = items?.length === 0 && list.hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isLookingOn && !isFetching && !isPlaceholderData) void fetchNextPage();
  }, [isLookingOn, isFetching, isPlaceholderData, fetchNextPage]);
  return { ...list, items, isLookingOn };
}
