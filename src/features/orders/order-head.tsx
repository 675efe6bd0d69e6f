import { Clock } from "lucide-react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { deadlineOf, moverLabels, moverOf, nextStepLabels } from "./next-step.ts";
import { OrderActions } from "./order-actions.tsx";
import type { OpenOrder } from "./order-labels.ts";
import { OrderSteps } from "./order-steps.tsx";

/** Whose turn it is, what and by when, the button for it, and where the order is on its way. */
export function OrderHead({ page }: { page: OpenOrder }) {
  const { order, side } = page;
  const { words, tone } = toneOf(STATUS_LABELS, order.status);
  const mover = moverOf(page);
  return (
    <Panel>
      <div className="grid gap-2">
        <p aria-live="polite" className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="sr-only">{m.orders_state()}</span>
          <Badge tone={tone}>{words}</Badge>
          {mover !== null && <span className="text-sand-700 text-sm">{moverLabels(mover, side)}</span>}
          {mover !== null && <Deadline until={deadlineOf(page)} />}
        </p>
        <p className="max-w-prose font-bold text-gulf-900 text-lg leading-snug">{nextStepLabels(page)}</p>
      </div>
      {page.proposedRuling && (
        <a href="#proposal" className={`justify-self-start ${TEXT_LINK}`}>
          {m.orders_ruling_see()}
        </a>
      )}
      {order.closingReason && (
        <OwnParagraph
          text={order.closingReason}
          className="whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-800"
        />
      )}
      <CancelAsked page={page} />
      <OrderActions page={page} />
      <OrderSteps page={page} />
    </Panel>
  );
}

function Deadline({ until }: { until: number | null }) {
  if (until === null) return null;
  const date = formatDateTime(until, currentLocale());
  if (until > Date.now()) return <span className="text-sand-700 text-sm">{m.orders_turn_until({ date })}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-brass-700 text-sm">
      <Clock aria-hidden size={14} className="shrink-0" /> {m.orders_turn_overdue({ date })}
    </span>
  );
}

function CancelAsked({ page: { order, side } }: { page: OpenOrder }) {
  const { cancelAskedBy, cancelNote } = order;
  if (cancelAskedBy === null) return null;
  const title =
    cancelAskedBy === side
      ? m.orders_cancel_asked_by_you()
      : cancelAskedBy === "buyer"
        ? m.orders_cancel_asked_by_buyer()
        : m.orders_cancel_asked_by_supplier();
  return (
    <Notice title={title}>{cancelNote && <OwnParagraph text={cancelNote} className="whitespace-pre-line" />}</Notice>
  );
}
