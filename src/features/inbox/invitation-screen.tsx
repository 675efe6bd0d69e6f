import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { livePage } from "#src/lib/realtime/live-reads.ts";
import { Badge } from "#src/ui/badge.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { StaleNote } from "#src/ui/list/stale-note.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { QuestionsPanel } from "#src/ui/page/questions-panel.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { AskedGoods } from "./asked-goods.tsx";
import { BuyerPanel } from "./buyer-panel.tsx";
import { reasonLabels, STATUS_TONES, statusLabels } from "./invitation-labels.ts";
import { TimeLeft } from "./time-left.tsx";

export type Invitation = ApiOutputs["inbox"]["one"];

/** One request in full, and what can be answered to it. */
export function InvitationScreen({ id }: { id: string }) {
  const read = api.inbox.one.useQuery({ id }, livePage<Invitation>(isOver));
  const { data, isError, error } = read;
  useSeen(data);
  return (
    <>
      <AccountHeader title={m.inbox_one_title()} back={{ label: m.inbox_title(), to: "/inbox" }} />
      <Container className="py-6">
        {data ? (
          <>
            <StaleNote read={read} />
            <Request invitation={data} />
          </>
        ) : isError && toCallFailure(error).code === "NOT_FOUND" ? (
          <EmptyState title={m.inbox_one_missing()} description={m.inbox_one_missing_text()} />
        ) : isError ? (
          <LoadFailed onRetry={() => void read.refetch()} isBusy={read.isFetching} />
        ) : (
          <Loading />
        )}
      </Container>
    </>
  );
}

/** Run out, or declined for good: nothing comes after it. */
function isOver({ status, actions }: Invitation): boolean {
  return status === "expired" || (status === "declined" && !actions.includes("reconsider"));
}

/** Tells the buyer once that the request was opened; a failure of that is nobody's trouble. */
function useSeen(invitation: Invitation | undefined): void {
  const utils = api.useUtils();
  const told = useRef("");
  const { mutate } = api.inbox.view.useMutation({
    onSettled: () => Promise.all([utils.inbox.one.invalidate(), utils.inbox.list.invalidate()]),
  });
  useEffect(() => {
    if (invitation?.status !== "invited" || told.current === invitation.id) return;
    told.current = invitation.id;
    mutate({ id: invitation.id, version: invitation.version });
  }, [invitation, mutate]);
}

function Request({ invitation }: { invitation: Invitation }) {
  const { status, deadlineAt, request, quote } = invitation;
  return (
    <div className="grid min-w-0 gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={STATUS_TONES[status]}>{statusLabels(status)}</Badge>
        <Ltr className="font-bold text-gulf-900">{request.reference}</Ltr>
        <TimeLeft deadlineAt={deadlineAt} status={request.status} quote={quote} />
      </p>
      <div className="grid min-w-0 gap-5 lg:grid-cols-[2fr_1fr] lg:items-start">
        <AskedGoods request={request} />
        <div className="grid min-w-0 gap-5">
          <AnswerPanel invitation={invitation} />
          <WhyAsked reasons={invitation.reasons} />
          <BuyerPanel invitation={invitation} />
          <QuestionsPanel questions={invitation.questions} />
        </div>
      </div>
    </div>
  );
}

/** Why this company was asked; the buyer reads the same. */
function WhyAsked({ reasons }: { reasons: readonly string[] }) {
  const words = reasonLabels(reasons);
  if (words.length === 0) return null;
  return (
    <Panel title={m.inbox_why_title()}>
      <ul className="grid gap-2 text-sand-700 text-sm">
        {words.map((reason) => (
          <li key={reason} className="flex gap-2">
            <Check aria-hidden size={18} className="shrink-0 text-leaf-700" /> {reason}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
