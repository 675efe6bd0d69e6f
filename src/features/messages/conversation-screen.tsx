import { useRouterState } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import type { Session } from "#src/lib/session/session.ts";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { BackToList } from "./back-to-list.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import type { RenderReport } from "./info/info-button.tsx";
import { seqIn } from "./live/message-hash.ts";
import type { OrderAct } from "./matter/matter-labels.tsx";
import { PaneSkeleton } from "./messages-skeletons.tsx";

interface ConversationScreenProps {
  id: string;
  session: Session;
  renderReport: RenderReport;
  /** The words of what waits in an order; they belong to another feature. */
  orderAct: OrderAct;
}

/** A conversation by its address; one of others and a missing one look alike. */
export function ConversationScreen({ id, session, renderReport, orderAct }: ConversationScreenProps) {
  const opened = api.messages.one.useQuery(
    { id, locale: currentLocale() },
    { staleTime: 0, refetchOnWindowFocus: true },
  );
  const asked = useRouterState({ select: ({ location }) => seqIn(location.hash) });
  if (opened.data) {
    const openedAt = asked !== null && asked <= opened.data.lastSeq ? asked : null;
    return (
      <ConversationPane
        // Not by the message that it is opened at: what was chosen or is being recorded outlives a hit of a search.
        key={`${session.userId} ${opened.data.id}`}
        openedAt={openedAt}
        conversation={opened.data}
        session={session}
        renderReport={renderReport}
        orderAct={orderAct}
      />
    );
  }
  if (!opened.isError) return <PaneSkeleton />;
  const { code } = toCallFailure(opened.error);
  return (
    <div className="grid content-start">
      <div className="flex border-sand-200 border-b px-1.5 py-2 lg:hidden">
        <BackToList />
      </div>
      <div className="p-4">
        {code === "NOT_FOUND" || code === "BAD_INPUT" ? (
          <EmptyState title={m.messages_missing()} description={m.messages_missing_text()} />
        ) : (
          <LoadFailed onRetry={() => void opened.refetch()} isBusy={opened.isFetching} />
        )}
      </div>
    </div>
  );
}
