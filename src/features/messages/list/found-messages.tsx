import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { FoundWords } from "#src/ui/text/found-words.tsx";
import { listTime } from "../bubble/chat-times.ts";
import { hashOf } from "../live/message-hash.ts";
import { ConversationName } from "./conversation-name.tsx";

type Found = ApiOutputs["messages"]["search"]["items"][number];

export interface FoundMessagesProps {
  search: string;
  unread: boolean;
}

/** The newest messages that have the words of a search in them; each leads to where it was said. */
export function FoundMessages({ search, unread }: FoundMessagesProps) {
  const found = api.messages.search.useQuery(
    { locale: currentLocale(), search, unread },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <section aria-labelledby="found-messages" aria-busy={found.isPlaceholderData} className="border-sand-200 border-t">
      <h2 id="found-messages" className="px-4 pt-3 pb-1 font-bold text-gulf-900 text-sm">
        {m.messages_found()}
      </h2>
      {found.data ? (
        <Hits {...found.data} search={search} />
      ) : (
        <div className="px-4 py-2">
          {found.isError ? (
            <LoadFailed onRetry={() => void found.refetch()} isBusy={found.isFetching} />
          ) : (
            <LineSkeletons count={4} />
          )}
        </div>
      )}
    </section>
  );
}

interface HitsProps {
  items: readonly Found[];
  hasMore: boolean;
  isWhole: boolean;
  search: string;
}

function Hits({ items, hasMore, isWhole, search }: HitsProps) {
  return (
    <>
      {items.length > 0 ? (
        <ul className="divide-y divide-sand-200">
          {items.map((hit) => (
            <li key={`${hit.id} ${hit.seq}`}>
              <Hit hit={hit} search={search} />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="px-4 py-2 text-sand-700">
          {m.messages_found_none()}
        </p>
      )}
      {(hasMore || !isWhole) && (
        <p className="px-4 py-2 text-sand-700 text-sm">
          {hasMore ? m.messages_found_more() : m.messages_found_newest()}
        </p>
      )}
    </>
  );
}

function Hit({ hit: { id, seq, at, mine, excerpt, other }, search }: { hit: Found; search: string }) {
  return (
    <Link
      to="/messages/$id"
      params={{ id }}
      hash={hashOf(seq)}
      activeOptions={{ includeHash: true }}
      className="flex items-start gap-3 px-4 py-3 hover:bg-gulf-50"
      activeProps={{ className: "bg-gulf-50 border-brass-500 border-s-3" }}
    >
      <Avatar name={other.name || m.messages_someone()} path={other.avatarPath} />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate text-gulf-900 text-sm">
            <ConversationName other={other} />
          </span>
          <time dateTime={dateTimeOf(at)} className="shrink-0 text-sand-600 text-xs">
            {listTime(at, Date.now(), currentLocale())}
          </time>
        </span>
        <span className="line-clamp-2 text-gulf-950 text-sm">
          {mine && <span className="text-sand-700">{m.messages_from_me()} </span>}
          <Written>
            <FoundWords text={excerpt} query={search} />
          </Written>
        </span>
      </span>
    </Link>
  );
}
