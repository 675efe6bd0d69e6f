import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import type { RfqLink, TrackRfq } from "#domain/rfq/rfq-link.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { livePage } from "#src/lib/realtime/live-reads.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Container } from "#src/ui/section.tsx";
import { STATUS_TONES, statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { askedLabels } from "../asked-labels.ts";
import { ReferenceNumber } from "../reference-number.tsx";
import { eventLabels, nextStepLabels } from "../status-labels.ts";
import { wideningLabels } from "../widening-labels.ts";
import { AskedList } from "./asked-list.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import { SupplierQuestions } from "./supplier-questions.tsx";
import { TrackedAnswers } from "./tracked-answers.tsx";
import { TrackedOrder } from "./tracked-order.tsx";

export type Tracked = ApiOutputs["rfq"]["track"];

interface TrackedRequestProps {
  link: TrackRfq;
  /** Stands in the link of the confirmation mail alone. */
  proof: string | undefined;
}

/** A request as its sender sees it: where it stands, what comes next, what was asked. */
export function TrackedRequest({ link, proof }: TrackedRequestProps) {
  const [rfq] = api.rfq.track.useSuspenseQuery(link, livePage<Tracked>(isOver));
  return (
    <Container className="grid gap-6 py-6 sm:py-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-6">
        <StatePanel rfq={rfq} link={link} proof={proof} />
        {rfq.answers.map(
          ({ order, supplier }) =>
            order && <TrackedOrder key={order.reference} rfq={rfq} order={order} supplier={supplier} />,
        )}
        <SupplierQuestions rfq={rfq} />
        {rfq.answers.length > 0 && <TrackedAnswers rfq={rfq} />}
        <Panel title={m.rfq_track_asked()}>
          <AskedList rfq={rfq} />
        </Panel>
      </div>
      <div className="grid gap-6">
        <ReferenceNumber reference={rfq.reference} />
        <Panel title={m.rfq_track_history()}>
          <History events={rfq.events} />
        </Panel>
        {rfq.openedAt !== null && <GuestPanel rfq={rfq} link={link} />}
      </div>
    </Container>
  );
}

/** Every end but an order's: that one goes on. */
function isOver({ status }: Tracked): boolean {
  return status === "expired" || status === "cancelled" || status === "removed";
}

/** How many were asked, how far they are, and what comes without anybody's doing. */
function Awaited({ rfq }: { rfq: Tracked }) {
  const { status, asked, answers } = rfq;
  if (status === "unconfirmed" || (asked.invited === 0 && status !== "open")) return null;
  const widening = wideningLabels(rfq, asked.added);
  return (
    <>
      <p>{askedLabels(asked, status === "open", rfq.isDirect)}</p>
      {status === "open" && asked.invited > 0 && answers.length === 0 && (
        <p className="text-sand-600">{m.rfq_track_no_quotes()}</p>
      )}
      {widening && <p className="text-sand-600">{widening}</p>}
    </>
  );
}

function StatePanel({ rfq, link, proof }: TrackedRequestProps & { rfq: Tracked }) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = rfq.status === "expired" || rfq.status === "cancelled";
  return (
    <section className="grid justify-items-start gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-7">
      <div aria-live="polite" className="grid gap-3">
        <h2 ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-gulf-900 text-xl outline-none">
          {m.rfq_track_state()} <Badge tone={STATUS_TONES[rfq.status]}>{statusLabels(rfq.status)}</Badge>
        </h2>
        <p className="text-lg">{nextStepLabels(rfq)}</p>
        <Awaited rfq={rfq} />
      </div>
      {rfq.status === "unconfirmed" && proof === undefined && <Notice>{m.rfq_track_open_mail()}</Notice>}
      {rfq.status === "unconfirmed" && proof !== undefined && link.key !== undefined && (
        <ConfirmRequest link={{ ...link, key: link.key }} proof={proof} onConfirmed={() => title.current?.focus()} />
      )}
      {isOver && (
        <Button asChild variant="secondary">
          <Link to="/" search={{ open: "quote" }}>
            {m.rfq_track_new()}
          </Link>
        </Button>
      )}
    </section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-7">
      <h2 className="text-gulf-900 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function History({ events }: { events: Tracked["events"] }) {
  const locale = currentLocale();
  return (
    <ol className="grid gap-4 border-gulf-200 border-s-2 ps-4">
      {events.map((event) => (
        <li key={`${event.action}-${event.createdAt}`}>
          <p className="font-bold text-sm">{eventLabels(event)}</p>
          <p className="text-sand-600 text-xs">
            <time dateTime={dateTimeOf(event.createdAt)}>{formatDateTime(event.createdAt, locale)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface ConfirmRequestProps {
  link: RfqLink;
  proof: string;
  onConfirmed: () => void;
}

/** Confirms a guest's request. A button, since mail scanners open every link of a mail. */
function ConfirmRequest({ link, proof, onConfirmed }: ConfirmRequestProps) {
  const { rfq } = api.useUtils();
  const confirm = api.rfq.confirm.useMutation({
    onSuccess: async () => {
      await rfq.track.invalidate();
      onConfirmed();
    },
    onError: (error) => {
      // Confirmed in another tab meanwhile: the page only has to catch up.
      if (toCallFailure(error).code === "CONFLICT") void rfq.track.invalidate();
    },
  });
  return (
    <div className="grid justify-items-start gap-4">
      {confirm.error && <FormProblem problem={{ failure: toCallFailure(confirm.error) }} />}
      <Button type="button" busy={confirm.isPending} onClick={() => confirm.mutate({ ...link, proof })}>
        {m.rfq_track_confirm()}
      </Button>
    </div>
  );
}
