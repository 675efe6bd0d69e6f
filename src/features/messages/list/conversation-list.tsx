import { MessageCircle, Search } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useDebounced } from "#src/lib/use-debounced.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import type { ConversationRow } from "../live/conversation.ts";
import { ConversationEntry } from "./conversation-entry.tsx";
import type { FoundMessagesProps } from "./found-messages.tsx";
import { useConversations } from "./use-conversations.ts";

const SEARCH_AFTER_MS = 300;
/** A letter alone stands in nearly every message. */
const LEAST_LETTERS = 2;

/** The people one talks with, whoever wrote last first, those with something unread alone, and a search of names and words. */
export function ConversationList() {
  const [typed, setTyped] = useState("");
  const [unread, setUnread] = useState(false);
  const search = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  return (
    <div className="grid min-h-0 grid-cols-1 grid-rows-[auto_1fr]">
      <div className="grid grid-cols-1 gap-2 border-sand-200 border-b p-3">
        <SearchField typed={typed} onType={setTyped} />
        <div className="flex gap-2">
          <Chip active={!unread} onClick={() => setUnread(false)}>
            {m.messages_filter_all()}
          </Chip>
          <Chip active={unread} onClick={() => setUnread(true)}>
            {m.messages_filter_unread()}
          </Chip>
        </div>
      </div>
      <div className="min-h-0 overflow-y-auto">
        <Conversations search={search} unread={unread} />
        {search.length >= LEAST_LETTERS && <LateFound search={search} unread={unread} />}
      </div>
    </div>
  );
}

/** Those that were asked for, page by page. */
function Conversations({ search, unread }: { search: string; unread: boolean }) {
  const list = useConversations({ search, unread });
  const { items } = list;
  return (
    <div aria-busy={list.isPlaceholderData}>
      {list.isLookingOn ? (
        <p role="status" className="p-4 text-sand-700">
          {m.messages_looking_on()}
        </p>
      ) : items ? (
        !(items.length === 0 && list.isFetchNextPageError) && (
          <Entries items={items} asked={search !== "" ? "search" : unread ? "unread" : "all"} />
        )
      ) : (
        <div className="p-4">
          {list.isError ? (
            <LoadFailed onRetry={() => void list.refetch()} isBusy={list.isFetching} />
          ) : (
            <LineSkeletons count={8} />
          )}
        </div>
      )}
      {list.isFetchNextPageError ? (
        <div className="p-4">
          <LoadFailed onRetry={() => void list.fetchNextPage()} isBusy={list.isFetchingNextPage} />
        </div>
      ) : (
        list.hasNextPage &&
        !list.isLookingOn && (
          <div className="grid justify-items-center p-3">
            <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {m.messages_more()}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

const loadFound = () => import("./found-messages.tsx").then(({ FoundMessages }) => FoundMessages);

/** What was found in messages, fetched when somebody first searches. */
function LateFound(found: FoundMessagesProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadFound, true);
  if (Component) return <Component {...found} />;
  return <div className="p-4">{hasFailed ? <LoadFailed onRetry={retry} isBusy={false} /> : <LineSkeletons />}</div>;
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  return (
    <label className="relative block">
      <span className="sr-only">{m.messages_search()}</span>
      <Search aria-hidden size={18} className="absolute start-3 top-1/2 -translate-y-1/2 text-sand-600" />
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

interface EntriesProps {
  items: readonly ConversationRow[];
  /** What the list was asked for, which an empty one answers. */
  asked: "all" | "unread" | "search";
}

function Entries({ items, asked }: EntriesProps) {
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
  if (asked === "search") {
    return (
      <p role="status" className="p-4 text-sand-700">
        {m.messages_none_found()}
      </p>
    );
  }
  return (
    <div className="p-4">
      {asked === "unread" ? (
        <EmptyState title={m.messages_none_unread()} />
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
