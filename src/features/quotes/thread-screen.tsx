import type { LinkProps } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { livePage } from "#src/lib/realtime/live-reads.ts";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { StaleNote } from "#src/ui/list/stale-note.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { isMissing, type Thread } from "./thread.ts";
import { ThreadView } from "./thread-view.tsx";

/** One quote for either of its sides: the supplier's draft, or the whole negotiation. */
export function ThreadScreen({ id }: { id: string }) {
  const read = api.quotes.thread.useQuery(
    { id },
    livePage<Thread>(({ actions }) => actions.length === 0),
  );
  const { data, isError, error } = read;
  return (
    <>
      <AccountHeader title={m.quotes_one_title()} back={backOf(data)} />
      <Container className="py-6">
        {isError && isMissing(error) ? (
          <EmptyState title={m.quotes_missing()} description={m.quotes_missing_text()} />
        ) : data ? (
          <>
            <StaleNote read={read} />
            <Moving thread={data} />
          </>
        ) : isError ? (
          <LoadFailed onRetry={() => void read.refetch()} isBusy={read.isFetching} />
        ) : (
          <Loading />
        )}
      </Container>
    </>
  );
}

function backOf(thread: Thread | undefined) {
  if (thread?.side === "supplier") return { label: m.quotes_title(), to: "/quotes" as const };
  const reference = thread?.request.reference;
  // The buyer came from the request.
  // A whole path, where the type knows patterns.
  const to = (reference ? `/rfqs/${reference}` : "/profile") as LinkProps["to"];
  return { label: m.quotes_back_to_request(), to };
}

function Moving({ thread }: { thread: Thread }) {
  const isNew = useNews(thread);
  if (thread.quote.status === "draft" && thread.side === "supplier") return <DraftEditor thread={thread} />;
  return (
    <div className="grid min-w-0 gap-5">
      <div aria-live="polite">{isNew && <Notice title={m.quotes_news()} />}</div>
      <ThreadView thread={thread} />
    </div>
  );
}

/** True when the other side moved while this page was open. */
function useNews({ quote: { version, lastMover }, side }: Thread): boolean {
  const seen = useRef(version);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (version === seen.current) return;
    seen.current = version;
    setNew(lastMover !== side);
  }, [version, lastMover, side]);
  return isNew;
}
