import { useState } from "react";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import type { TrackedOrderFacts } from "./tracked-order.tsx";
import { type CancelAnswer, useCancelAnswer } from "./use-cancel-answer.ts";

const loadAsk = () => import("./guest-cancel-dialog.tsx").then(({ GuestCancelDialog }) => GuestCancelDialog);

const ANSWERS: Record<CancelAnswer, { label: () => string; text: () => string }> = {
  consent: { label: m.orders_transition_consent_to_cancel, text: m.orders_transition_consent_to_cancel_text },
  refuse: { label: m.orders_transition_refuse_to_cancel, text: m.orders_transition_refuse_to_cancel_text },
};

interface TrackedCancelProps {
  order: TrackedOrderFacts;
  link: RfqLink;
}

/** A guest's part in cancelling a confirmed order: it asks, answers the supplier's wish, or takes its own back. */
export function TrackedCancel({ order, link }: TrackedCancelProps) {
  const [isAsking, setAsking] = useState(false);
  const dialog = { order, link, open: isAsking, onOpenChange: setAsking };
  return (
    <>
      {order.cancel === "ask" && (
        <Button type="button" variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
          {m.orders_transition_ask_to_cancel()}
        </Button>
      )}
      {(order.cancel === "answer" || order.cancel === "waits") && <Wish order={order} link={link} />}
      <LazyDialog load={loadAsk} dialog={dialog} />
    </>
  );
}

function Wish({ order, link }: TrackedCancelProps) {
  const [asked, setAsked] = useState<CancelAnswer>();
  const { answer, isBusy, failure } = useCancelAnswer(order, link, () => setAsked(undefined));
  const isTheirs = order.cancel === "answer";
  const answers: CancelAnswer[] = isTheirs ? ["consent", "refuse"] : ["refuse"];
  return (
    <Notice tone="info" title={isTheirs ? m.orders_cancel_asked_by_supplier() : m.orders_cancel_asked_by_you()}>
      {order.cancelNote && <OwnWords text={order.cancelNote} />}
      <span className="mt-2 flex flex-wrap gap-3">
        {answers.map((one) => (
          <Button
            key={one}
            type="button"
            variant={one === "consent" ? "danger" : "secondary"}
            className="max-sm:w-full"
            onClick={() => setAsked(one)}
          >
            {ANSWERS[one].label()}
          </Button>
        ))}
      </span>
      {!asked && failure && <Unanswered code={failure.code} />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={ANSWERS[asked].label()}
          description={ANSWERS[asked].text()}
          confirm={ANSWERS[asked].label()}
          isBusy={isBusy}
          onConfirm={() => void answer(asked)}
        />
      )}
    </Notice>
  );
}

/** Nothing is written here, so nothing is said to be kept. */
function Unanswered({ code }: Pick<CallFailure, "code">) {
  if (code === "RATE_LIMITED") return <Notice tone="error" title={m.forms_failed_rate_title()} />;
  const isStale = code === "CONFLICT";
  return (
    <Notice tone="error" title={isStale ? m.forms_failed_changed_title() : m.forms_failed_title()}>
      <p>{isStale ? m.forms_failed_changed() : m.forms_failed_again()}</p>
    </Notice>
  );
}
