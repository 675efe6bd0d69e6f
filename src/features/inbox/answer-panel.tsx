import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isAskedDirectly } from "#domain/rfq/matching.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { declineLabels } from "./invitation-labels.ts";
import type { Invitation } from "./invitation-screen.tsx";
import { NotOurProduct } from "./not-our-product.tsx";
import { useReconsider } from "./use-reconsider.ts";

/** What can be answered now: a quote, a question, or no. */
export function AnswerPanel({ invitation }: { invitation: Invitation }) {
  const { actions, quote, request, reasons, declineReason, declineNote } = invitation;
  const [open, setOpen] = useState<"ask" | "decline">();
  const close = () => setOpen(undefined);
  const mayQuote = actions.includes("quote") || quote !== null;
  return (
    <Panel title={m.inbox_answer()} intro={introOf(invitation)}>
      {declineReason && (
        <p className="text-sand-700">
          {m.inbox_declined_for()} <b>{declineLabels(declineReason)}</b>{" "}
          {declineNote && <OwnWords text={declineNote} />}
        </p>
      )}
      <div className="grid gap-3">
        {mayQuote && <QuoteButton invitation={invitation} />}
        {actions.includes("request_info") && (
          <Button type="button" variant="secondary" wide onClick={() => setOpen("ask")}>
            {m.inbox_ask()}
          </Button>
        )}
        {actions.includes("decline") && !isAskedDirectly(reasons) && (
          <NotOurProduct invitation={{ ...invitation, reference: request.reference }} />
        )}
        {actions.includes("decline") && (
          <Button type="button" variant="danger" wide onClick={() => setOpen("decline")}>
            {m.inbox_decline()}
          </Button>
        )}
        {actions.includes("reconsider") && <ReconsiderButton invitation={invitation} />}
      </div>
      {open === "ask" && <AskDialog invitation={invitation} onClose={close} />}
      {open === "decline" && <DeclineDialog invitation={invitation} onClose={close} />}
    </Panel>
  );
}

/** The promise of 24 hours is for who has not answered; a quote that was sent speaks for itself. */
function introOf({ actions, quote, request }: Invitation): string | undefined {
  const isSent = quote !== null && quote.status !== "draft";
  if (actions.includes("quote") && !isSent) return m.inbox_answer_intro();
  if (actions.includes("reconsider") && !isSent) return m.inbox_answer_declined();
  return quote !== null && (isSent || request.status === "open") ? undefined : m.inbox_answer_over();
}

const OPEN_QUOTES: readonly string[] = ["draft", "sent", "countered", "accepted"];

/** Begins the quote or goes on with the one that is alive. */
function QuoteButton({ invitation: { id, quote, request, actions } }: { invitation: Invitation }) {
  const navigate = useNavigate();
  const start = api.quotes.start.useMutation({
    onSuccess: (started) => navigate({ to: "/quotes/$id", params: { id: started.id } }),
  });
  const isAlive = quote !== null && OPEN_QUOTES.includes(quote.status);
  if (!isAlive && request.status !== "open") {
    return quote ? <GoButton label={m.inbox_quote_see()} id={quote.id} /> : null;
  }
  // A draft beside a decline waits until that is taken back.
  const goesOn = quote?.status === "draft" && request.status === "open" && !actions.includes("reconsider");
  if (isAlive) {
    return <GoButton label={goesOn ? m.inbox_quote_go_on() : m.inbox_quote_see()} id={quote.id} />;
  }
  return (
    <>
      <Button type="button" wide busy={start.isPending} onClick={() => start.mutate({ invitationId: id })}>
        {quote ? m.inbox_quote_again() : m.inbox_quote()}
      </Button>
      <FormProblem problem={start.error ? { failure: toCallFailure(start.error) } : undefined} />
    </>
  );
}

function GoButton({ label, id }: { label: string; id: string }) {
  const navigate = useNavigate();
  return (
    <Button type="button" wide onClick={() => void navigate({ to: "/quotes/$id", params: { id } })}>
      {label}
    </Button>
  );
}

/** Takes a decline back while its request takes quotes. */
function ReconsiderButton({ invitation: { id, version } }: { invitation: Invitation }) {
  const reconsider = useReconsider();
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      type="button"
      variant="secondary"
      wide
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void reconsider({ id, version }).finally(() => setBusy(false));
      }}
    >
      {m.inbox_reconsider()}
    </Button>
  );
}
