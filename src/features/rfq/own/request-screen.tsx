import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { livePage } from "#src/lib/realtime/live-reads.ts";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { StaleNote } from "#src/ui/list/stale-note.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { CompletenessMeter } from "../completeness-meter.tsx";
import { eventLabels } from "../status-labels.ts";
import { AskedPanel } from "./asked-panel.tsx";
import { InvitedPanel } from "./invited-panel.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";
import { QuotesPanel } from "./quotes-panel.tsx";
import { StatePanel } from "./state-panel.tsx";

const PLACE = "\n";

/** The name of a request; its reference stays whole where the line breaks. */
function RequestTitle({ reference }: { reference: string }) {
  const [before, after] = m.rfqs_one_title({ reference: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <Ltr className="whitespace-nowrap">{reference}</Ltr>
      {after}
    </>
  );
}

export type OwnRequest = ApiOutputs["rfqs"]["one"];

/** One's own request with all that came of it. */
export function RequestScreen({ reference }: { reference: string }) {
  return (
    <>
      <AccountHeader
        title={<RequestTitle reference={reference} />}
        back={{ label: m.rfqs_list_title(), to: "/rfqs" }}
      />
      <Container className="py-6 sm:py-8">
        <Request key={reference} reference={reference} />
      </Container>
    </>
  );
}

function Request({ reference }: { reference: string }) {
  const one = api.rfqs.one.useQuery({ reference }, livePage<OwnRequest>(isOver));
  if (one.data) {
    return (
      <>
        <StaleNote read={one} />
        <RequestPanels request={one.data} />
      </>
    );
  }
  const code = one.error ? toCallFailure(one.error).code : null;
  if (code === "UNVERIFIED") return <UnverifiedNote />;
  if (code === "NOT_FOUND" || code === "BAD_INPUT") {
    return <EmptyState title={m.rfqs_one_missing()} description={m.rfqs_one_missing_text()} />;
  }
  if (one.isError) return <LoadFailed onRetry={() => void one.refetch()} isBusy={one.isFetching} />;
  return <Loading />;
}

/** Nothing happens to a request in these states; a repetition is a request of its own. */
function isOver({ status }: OwnRequest): boolean {
  return ["awarded", "expired", "cancelled", "removed"].includes(status);
}

function RequestPanels({ request }: { request: OwnRequest }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <StatePanel request={request} />
        <QuestionsPanel request={request} />
        <QuotesPanel request={request} />
        <InvitedPanel request={request} />
      </div>
      <div className="grid min-w-0 gap-6">
        {takesQuotes(request) && <CompletenessMeter {...request.completeness} />}
        <AskedPanel request={request} />
        <HistoryPanel request={request} />
      </div>
    </div>
  );
}

/** What suppliers would still ask matters until they quote no more. */
function takesQuotes({ status }: OwnRequest): boolean {
  return status === "open" || status === "unconfirmed";
}

type RequestEvent = OwnRequest["events"][number];

/** What happened to the request, in order. */
function HistoryPanel({ request: { events } }: { request: OwnRequest }) {
  const locale = currentLocale();
  return (
    <Panel title={m.rfq_track_history()}>
      <ol className="grid gap-4 border-gulf-200 border-s-2 ps-4">
        {events.map((event) => (
          <li key={`${event.action}-${event.createdAt}`}>
            <p className="font-bold text-sm">{happened(event)}</p>
            <p className="text-sand-600 text-xs">
              <time dateTime={dateTimeOf(event.createdAt)}>{formatDateTime(event.createdAt, locale)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Moves that leave a request in its state have words of their own. */
function happened(event: RequestEvent): string {
  if (event.action === "extend") return m.rfqs_event_extend();
  return eventLabels(event);
}
