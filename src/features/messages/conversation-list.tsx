import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { MessageCircle, Search } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { useDebounced } from "#src/lib/use-debounced.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";
import { ConversationEntry } from "./conversation-entry.tsx";
import type { ConversationRow } from "./talk.ts";

/** The inbox room tells of news at once; without it the list is asked this often. */
const ASK_EVERY_MS = 20_000;
const SEARCH_AFTER_MS = 300;

/** The people one talks with, whoever wrote last first, and a search among them. */
export function ConversationList() {
  const { client } = api.useUtils();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const list = useInfiniteQuery({
    queryKey: [...getQueryKey(api.messages.list), { search }],
    queryFn: ({ pageParam }) => client.messages.list.query({ search, before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <div className="grid min-h-0 grid-cols-1 grid-rows-[auto_1fr]">
      <SearchField typed={typed} onType={setTyped} />
      <div className="min-h-0 overflow-y-auto">
        {items ? (
          <Entries items={items} isSearched={search !== ""} />
        ) : (
          <div className="p-4">
            {list.isError ? (
              <LoadFailed onRetry={() => void list.refetch()} isBusy={list.isFetching} />
            ) : (
              <LineSkeletons count={8} />
            )}
          </div>
        )}
        {list.hasNextPage && (
          <div className="grid justify-items-center p-3">
            <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {m.messages_more()}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  return (
    <label className="relative block border-sand-200 border-b p-3">
      <span className="sr-only">{m.messages_search()}</span>
      <Search aria-hidden size={18} className="absolute start-6 top-1/2 -translate-y-1/2 text-sand-600" />
      <input
        type="search"
        value={typed}
        maxLength={100}
        onChange={({ target }) => onType(target.value)}
        placeholder={m.messages_search()}
        dir="auto"
        enterKeyHint="search"
        className="min-h-11 w-full rounded-full border border-sand-300 bg-sand-50 ps-10 pe-4 text-start text-base"
      />
    </label>
  );
}

function Entries({ items, isSearched }: { items: readonly ConversationRow[]; isSearched: boolean }) {
  if (items.length > 0) {
    return (
      <ul aria-label={m.messages_list()} className="divide-y divide-sand-200">
        {items.map((row) => (
          <li key={row.id}>
            <ConversationEntry row={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="p-4">
      {isSearched ? (
        <EmptyState title={m.messages_none_found()} />
      ) : (
        <EmptyState
          icon={<MessageCircle aria-hidden size={40} />}
          title={m.messages_empty()}
          description={m.messages_empty_text()}
        />
      )}
    </div>
  );
}
