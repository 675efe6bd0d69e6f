import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { type ReactNode, useEffect } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { localName } from "#src/lib/local-name.ts";
import { type ApiOutputs, api } from "#src/lib/trpc.ts";
import { Written } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";
import { TEXT_LINK } from "#src/ui/text-link.ts";
import { AdminPage } from "../admin-page.tsx";
import { CloseTalk } from "./close-talk.tsx";
import { OpenTalk } from "./open-talk.tsx";
import { TalkMessage } from "./talk-message.tsx";

type Opened = ApiOutputs["admin"]["openedConversation"];
export type OpenedMessage = Opened["items"][number];

interface OpenedScreenProps {
  id: string;
  /** The report that it is opened for. */
  report: string | undefined;
  /** What a message says; the words of phrases belong to another feature. */
  renderWords: (message: OpenedMessage) => ReactNode;
}

/** A reported conversation: first the reason, then what was said, page by page, for an hour. */
export function OpenedScreen({ id, report, renderWords }: OpenedScreenProps) {
  const talk = useOpened(id);
  const [head] = talk.data?.pages ?? [];
  useShutting(head?.until, talk.refetch);
  const isShut = talk.isError && toCallFailure(talk.error).code === "FORBIDDEN";
  return (
    <AdminPage title={m.reports_talk_title()} back={{ label: m.reports_admin_title(), to: "/admin/reports" }}>
      {isShut ? (
        <div className="grid gap-4">
          {head && (
            <Notice title={m.reports_talk_ended()}>
              <p>{m.reports_talk_ended_text()}</p>
            </Notice>
          )}
          <OpenTalk id={id} report={report} onOpened={async () => void (await talk.refetch())} />
        </div>
      ) : head ? (
        <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <Panel title={m.reports_talk_messages()}>
            {talk.hasNextPage && (
              <div>
                <Button look="secondary" busy={talk.isFetchingNextPage} onClick={() => void talk.fetchNextPage()}>
                  {m.messages_older()}
                </Button>
              </div>
            )}
            <ol className="grid min-w-0 gap-3">
              {talk.messages.map((message) => (
                <TalkMessage key={message.id} message={message} words={renderWords(message)} names={namesOf(head)} />
              ))}
            </ol>
          </Panel>
          <Sides head={head} id={id} onClosed={async () => void (await talk.refetch())} />
        </div>
      ) : talk.isError ? (
        <LoadFailed onRetry={() => void talk.refetch()} isBusy={talk.isFetching} />
      ) : (
        <LineSkeletons count={8} />
      )}
    </AdminPage>
  );
}

function useOpened(id: string) {
  const { client } = api.useUtils();
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(api.admin.openedConversation), { id }],
    queryFn: ({ pageParam }) => client.admin.openedConversation.query({ id, before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items[0]?.seq : undefined),
    staleTime: 0,
    gcTime: 0,
  });
  // Pages come newest first, each in the order of its numbers.
  const messages = [...(query.data?.pages ?? [])].reverse().flatMap(({ items }) => items);
  return { ...query, messages };
}

/** What was opened leaves the screen when its hour is over: reading anew is refused then. */
function useShutting(until: number | undefined, readAnew: () => unknown): void {
  useEffect(() => {
    if (until === undefined) return;
    const shutting = setTimeout(readAnew, Math.max(0, until - Date.now()) + 1000);
    return () => clearTimeout(shutting);
  }, [until, readAnew]);
}

function namesOf({ buyer, supplier }: Opened) {
  return { buyer: buyer?.name ?? m.messages_someone(), supplier: localName(supplier.names) };
}

/** Who talks, why and until when it is open, and the way to close it. */
function Sides({ head, id, onClosed }: { head: Opened; id: string; onClosed: () => Promise<void> }) {
  const { buyer, supplier, reason, until } = head;
  const names = namesOf(head);
  return (
    <div className="grid gap-4">
      <Panel title={m.reports_talk_sides()}>
        <ul className="grid gap-1">
          <li className="flex flex-wrap items-center gap-x-2">
            <span className="text-sand-700 text-sm">{m.messages_buyer()}:</span>
            {buyer ? (
              <Link to="/admin/users/$id" params={{ id: buyer.id }} className={TEXT_LINK}>
                <Written>{names.buyer}</Written>
              </Link>
            ) : (
              <span>{names.buyer}</span>
            )}
          </li>
          <li className="flex flex-wrap items-center gap-x-2">
            <span className="text-sand-700 text-sm">{m.messages_supplier()}:</span>
            <Link to="/admin/applications/$id" params={{ id: supplier.id }} className={TEXT_LINK}>
              <Written>{names.supplier}</Written>
            </Link>
          </li>
        </ul>
        <Notice title={m.reports_talk_open_until({ time: formatDateTime(until, currentLocale()) })}>
          <p className="wrap-anywhere whitespace-pre-line">
            {m.reports_talk_reason()} <Written>{reason ?? ""}</Written>
          </p>
        </Notice>
        <CloseTalk id={id} onClosed={onClosed} />
        <Link to="/admin/audit" search={{ q: id }} className={TEXT_LINK}>
          {m.admin_audit()}
        </Link>
      </Panel>
    </div>
  );
}
