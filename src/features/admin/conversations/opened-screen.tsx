import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { type ReactNode, useEffect } from "react";
import { withColon } from "#i18n/colon.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { AdminPage } from "../admin-page.tsx";
import { IfOpen } from "../operators/if-open.tsx";
import { CloseConversation } from "./close-conversation.tsx";
import { ConversationMessage } from "./conversation-message.tsx";
import { OpenConversation } from "./open-conversation.tsx";

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
  const conversation = useOpened(id);
  const [head] = conversation.data?.pages ?? [];
  useShutting(head?.until, conversation.refetch);
  const isShut = conversation.isError && toCallFailure(conversation.error).code === "FORBIDDEN";
  return (
    <AdminPage title={m.reports_conversation_title()} back={{ label: m.reports_admin_title(), to: "/admin/reports" }}>
      {isShut ? (
        <div className="grid gap-4">
          {head && (
            <Notice title={m.reports_conversation_ended()}>
              <p>{m.reports_conversation_ended_text()}</p>
            </Notice>
          )}
          <OpenConversation id={id} report={report} onOpened={async () => void (await conversation.refetch())} />
        </div>
      ) : head ? (
        <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <Panel title={m.reports_conversation_messages()}>
            {conversation.hasNextPage && (
              <div>
                <Button
                  variant="secondary"
                  busy={conversation.isFetchingNextPage}
                  onClick={() => void conversation.fetchNextPage()}
                >
                  {m.messages_older()}
                </Button>
              </div>
            )}
            <ol className="grid min-w-0 gap-3">
              {conversation.messages.map((message) => (
                <ConversationMessage
                  key={message.id}
                  message={message}
                  words={renderWords(message)}
                  names={namesOf(head)}
                />
              ))}
            </ol>
          </Panel>
          <Sides head={head} id={id} onClosed={async () => void (await conversation.refetch())} />
        </div>
      ) : conversation.isError ? (
        <LoadFailed onRetry={() => void conversation.refetch()} isBusy={conversation.isFetching} />
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

/** What was opened leaves the screen when its hour is over: reading again is refused then. */
function useShutting(until: number | undefined, readAgain: () => unknown): void {
  useEffect(() => {
    if (until === undefined) return;
    const shutting = setTimeout(readAgain, Math.max(0, until - Date.now()) + 1000);
    return () => clearTimeout(shutting);
  }, [until, readAgain]);
}

function namesOf({ buyer, supplier }: Opened) {
  return { buyer: buyer?.name ?? m.messages_someone(), supplier: localName(supplier.names) };
}

/** Who conversations, why and until when it is open, and the way to close it. */
function Sides({ head, id, onClosed }: { head: Opened; id: string; onClosed: () => Promise<void> }) {
  const { buyer, supplier, reason, until } = head;
  const names = namesOf(head);
  return (
    <div className="grid gap-4">
      <Panel title={m.reports_conversation_sides()}>
        <ul className="grid gap-1">
          <li className="flex flex-wrap items-center gap-x-2">
            <span className="text-sand-700 text-sm">{withColon(m.messages_buyer())}</span>
            {buyer ? (
              <Link to="/admin/users/$id" params={{ id: buyer.id }} className={TEXT_LINK}>
                <Written>{names.buyer}</Written>
              </Link>
            ) : (
              <span>{names.buyer}</span>
            )}
          </li>
          <li className="flex flex-wrap items-center gap-x-2">
            <span className="text-sand-700 text-sm">{withColon(m.messages_supplier())}</span>
            <IfOpen place="/admin/applications" otherwise={<Written>{names.supplier}</Written>}>
              <Link to="/admin/applications/$id" params={{ id: supplier.id }} className={TEXT_LINK}>
                <Written>{names.supplier}</Written>
              </Link>
            </IfOpen>
          </li>
        </ul>
        <Notice title={m.reports_conversation_open_until({ time: formatDateTime(until, currentLocale()) })}>
          <p className="wrap-anywhere whitespace-pre-line">
            {m.reports_conversation_reason()} <OwnWords text={reason ?? ""} />
          </p>
        </Notice>
        <CloseConversation id={id} onClosed={onClosed} />
        <IfOpen place="/admin/audit">
          <Link to="/admin/audit" search={{ q: id }} className={TEXT_LINK}>
            {m.admin_audit()}
          </Link>
        </IfOpen>
      </Panel>
    </div>
  );
}
