import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { Bell, CheckCheck, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { KINDS } from "./notice-kinds.ts";
import { NoticeRow } from "./notice-row.tsx";
import type { NoticeSearch } from "./notice-search.ts";
import { type NoticeItem, useReading } from "./use-reading.ts";
import { useUnreadNotices } from "./use-unread.ts";

type Page = ApiOutputs["notices"]["list"];

interface NoticesScreenProps {
  search: NoticeSearch;
  /** What waits for the reader: it stands first and goes when it was done, not when it was read. */
  waiting: ReactNode;
}

/** What waits, and below it the news: what one was told, the newest first; read as soon as it is opened. */
export function NoticesScreen({ search: { kind }, waiting }: NoticesScreenProps) {
  const { client } = api.useUtils();
  const list = useInfiniteQuery({
    queryKey: [...getQueryKey(api.notices.list), { kind }],
    queryFn: ({ pageParam }) => client.notices.list.query({ kind, cursor: pageParam }),
    initialPageParam: null as Page["next"],
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { readOne, readAll, isBusy } = useReading();
  const unread = useUnreadNotices() ?? 0;
  const items = list.data?.pages.flatMap((page) => page.items);
  const hasUnread = unread > 0 && (kind === undefined || items?.some(({ readAt }) => readAt === null));
  return (
    <>
      <AccountHeader
        title={m.notices_title()}
        back={{ label: m.shell_nav_profile(), to: "/profile" }}
        action={<ToSettings />}
      />
      <Container className="grid gap-4 py-4 sm:py-6">
        {waiting}
        <h2 className="mt-2 text-gulf-900 text-xl">{m.waits_news()}</h2>
        <nav aria-label={m.notices_filter()} className="min-w-0">
          <KindChips kind={kind} />
        </nav>
        {hasUnread && (
          <Button variant="secondary" busy={isBusy} onClick={() => readAll(kind)} className="justify-self-start">
            <CheckCheck aria-hidden size={18} /> {m.notices_read_all()}
          </Button>
        )}
        {items === undefined ? (
          list.isError ? (
            <LoadFailed onRetry={() => void list.refetch()} isBusy={list.isFetching} />
          ) : (
            <Loading />
          )
        ) : items.length === 0 ? (
          <Nothing isFiltered={kind !== undefined} />
        ) : (
          <Rows items={items} onOpen={readOne} />
        )}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
            className="justify-self-center"
          >
            {m.notices_more()}
          </Button>
        )}
      </Container>
    </>
  );
}

function ToSettings() {
  return (
    <Link
      to="/settings/notifications"
      className="inline-flex min-h-11 items-center gap-2 text-gulf-100 text-sm underline-offset-4 hover:underline"
    >
      <Settings aria-hidden size={18} /> {m.notices_settings()}
    </Link>
  );
}

function Rows({ items, onOpen }: { items: readonly NoticeItem[]; onOpen: (id: string) => void }) {
  return (
    <ul
      aria-label={m.notices_list()}
      className="divide-y divide-sand-200 overflow-hidden rounded-xl border border-sand-200 bg-white shadow-card"
    >
      {items.map((notice) => (
        <li key={notice.id}>
          <NoticeRow notice={notice} onOpen={() => notice.readAt === null && onOpen(notice.id)} />
        </li>
      ))}
    </ul>
  );
}

function KindChips({ kind }: NoticeSearch) {
  return (
    <ChipRow label={m.notices_filter()}>
      <li className="shrink-0">
        <KindChip kind={undefined} isActive={kind === undefined} label={m.notices_filter_all()} />
      </li>
      {Object.entries(KINDS).map(([one, { label }]) => (
        <li key={one} className="shrink-0">
          <KindChip kind={one as keyof typeof KINDS} isActive={kind === one} label={label()} />
        </li>
      ))}
    </ChipRow>
  );
}

function KindChip({ kind, isActive, label }: NoticeSearch & { isActive: boolean; label: string }) {
  return (
    <Link
      to="/notifications"
      search={{ kind }}
      className={chipClass(isActive)}
      {...(isActive ? { "aria-current": "true" as const } : {})}
    >
      {label}
    </Link>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={m.notices_empty_kind()} />
  ) : (
    <EmptyState title={m.notices_empty()} description={m.notices_empty_text()} icon={<Bell aria-hidden size={40} />} />
  );
}
