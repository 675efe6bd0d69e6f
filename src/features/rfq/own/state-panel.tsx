import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { STATUS_TONES, statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { nextStepLabels, openLabels } from "../status-labels.ts";
import { wideningLabels } from "../widening-labels.ts";
import { RequestActions } from "./request-actions.tsx";
import type { OwnRequest } from "./request-screen.tsx";
import { timeLeft } from "./time-left.ts";

const LINK = "inline-flex min-h-11 items-center gap-x-2 font-bold text-gulf-800 underline underline-offset-4";

/** Where a request stands, what comes next, and what its buyer can do now. */
export function StatePanel({ request }: { request: OwnRequest }) {
  const { status, closingNote } = request;
  return (
    <section className="grid gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-7">
      <div aria-live="polite" className="grid gap-2">
        <h2 className="flex flex-wrap items-center gap-3 text-gulf-900 text-xl">
          {m.rfq_track_state()} <Badge tone={STATUS_TONES[status]}>{statusLabels(status)}</Badge>
        </h2>
        <p className="text-lg">{nextLabels(request)}</p>
        {closingNote && (
          <p className="text-sand-700">
            {m.rfqs_one_reason()} <OwnWords text={closingNote} />
          </p>
        )}
      </div>
      <WideningNote request={request} />
      {request.order && (
        <p>
          <Link to="/orders/$reference" params={{ reference: request.order }} className={LINK}>
            {m.rfqs_one_to_order()} <Ltr>{request.order}</Ltr>
          </Link>
        </p>
      )}
      <Kin request={request} />
      <RequestActions request={request} />
    </section>
  );
}

function nextLabels(request: OwnRequest): string {
  const { status, deadlineAt } = request;
  if (status !== "open") return nextStepLabels(request);
  return openLabels(request, { date: formatDate(deadlineAt, currentLocale()), left: timeLeft(deadlineAt, Date.now()) });
}

/** The promised answer within 24 hours is a clock: without a quote, more suppliers are looked for. */
function WideningNote({ request }: { request: OwnRequest }) {
  const words = wideningLabels(request, request.invitations.filter(({ wave }) => wave > 1).length);
  return words && <Notice>{words}</Notice>;
}

/** The request that this one repeats, and the one that repeats it. */
function Kin({ request: { resubmitOf, resubmittedAs } }: { request: OwnRequest }) {
  return (
    <>
      {resubmitOf && <KinLink reference={resubmitOf}>{m.rfqs_one_again_of()}</KinLink>}
      {resubmittedAs && <KinLink reference={resubmittedAs}>{m.rfqs_one_again_as()}</KinLink>}
    </>
  );
}

function KinLink({ reference, children }: { reference: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sand-700">
      {children}
      <Link to="/rfqs/$reference" params={{ reference }} className={LINK}>
        <Ltr>{reference}</Ltr>
      </Link>
    </p>
  );
}
