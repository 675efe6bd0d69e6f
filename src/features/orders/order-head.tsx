import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { moverLabels, moverOf, nextStepLabels } from "./next-step.ts";
import type { OpenOrder } from "./order-labels.ts";
import { TransitionDialog } from "./transition-dialog.tsx";
import { headMoves, TRANSITIONS, type TransitionName } from "./transitions.ts";

/** The state of an order, what happens next and until when, and what the reader can do about it. */
export function OrderHead({ page }: { page: OpenOrder }) {
  const { order, side, actions } = page;
  const { words, tone } = toneOf(STATUS_LABELS, order.status);
  const mover = moverOf(page);
  const moves = headMoves(actions);
  return (
    <Panel>
      <p aria-live="polite" className="flex flex-wrap items-center gap-2">
        <span className="sr-only">{m.orders_state()}</span>
        <Badge tone={tone}>{words}</Badge>
        {mover !== null && <span className="text-sand-700 text-sm">{moverLabels(mover, side)}</span>}
      </p>
      <p className="max-w-prose text-gulf-900 text-lg">{nextStepLabels(page)}</p>
      {order.closingReason && (
        <OwnParagraph
          text={order.closingReason}
          className="whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-800"
        />
      )}
      <CancelAsked page={page} />
      {moves.length > 0 && <Transitions moves={moves} page={page} />}
    </Panel>
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

function Transitions({ moves, page }: { moves: TransitionName[]; page: OpenOrder }) {
  const [open, setOpen] = useState<TransitionName>();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {moves.map((move) => (
          <Button
            key={move}
            type="button"
            variant={TRANSITIONS[move]?.variant ?? "secondary"}
            onClick={() => setOpen(move)}
            className="max-sm:w-full"
          >
            {TRANSITIONS[move]?.label()}
          </Button>
        ))}
      </div>
      {open && (
        <TransitionDialog
          key={open}
          move={open}
          page={page}
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        />
      )}
    </>
  );
}
