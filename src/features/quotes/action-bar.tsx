import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { useState } from "react";
import type { QuoteAction } from "#domain/rfq/quote-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { FrozenTerms } from "./frozen-terms.tsx";
import { counterOf, type Thread } from "./thread.ts";
import { type QuickTransition, useQuickTransition } from "./use-quick-transition.ts";

/** Moves that need a form of their own. */
export type OpenPart = Extract<QuoteAction, "accept" | "counter" | "revise" | "requote" | "reject" | "withdraw">;

const FORMS: Record<OpenPart, () => string> = {
  accept: m.quotes_accept,
  counter: m.quotes_counter,
  requote: m.quotes_requote,
  revise: m.quotes_revise,
  reject: m.quotes_reject,
  withdraw: m.quotes_withdraw,
};

const QUICK: Record<QuickTransition, { label: () => string; text: () => string }> = {
  accept_counter: { label: m.quotes_accept_counter, text: m.quotes_accept_counter_text },
  accept_binding: { label: m.quotes_accept_binding, text: m.quotes_accept_binding_text },
  decline_counter: { label: m.quotes_decline_counter, text: m.quotes_decline_counter_text },
  withdraw_counter: { label: m.quotes_withdraw_counter, text: m.quotes_withdraw_counter_text },
};

const PRIMARY: readonly QuoteAction[] = ["accept", "accept_counter", "accept_binding"];
const DANGER: readonly QuoteAction[] = ["reject", "withdraw"];
/** The order in which the buttons stand. */
const ORDER = [
  "accept",
  "accept_counter",
  "accept_binding",
  "requote",
  "counter",
  "revise",
  "decline_counter",
  "withdraw_counter",
  "reject",
  "withdraw",
] as const satisfies readonly QuoteAction[];

interface ActionBarProps {
  thread: Thread;
  onOpen: (part: OpenPart) => void;
}

/** Just those moves that the reader may make now. */
export function ActionBar({ thread, onOpen }: ActionBarProps) {
  const { actions, quote } = thread;
  const [{ asked, of }, setAsked] = useState<{ asked?: QuickTransition; of?: number }>({});
  const { move, isBusy, failure } = useQuickTransition(thread, () => setAsked({}));
  // While it is being made, what it did may already be on screen; what changed otherwise has to be looked at first.
  const shown = asked && (isBusy || (of === quote.version && actions.includes(asked))) ? asked : undefined;
  const counter = counterOf(thread);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {ORDER.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            type="button"
            variant={PRIMARY.includes(action) ? "primary" : DANGER.includes(action) ? "danger" : "secondary"}
            className="max-sm:w-full"
            onClick={() => (isQuick(action) ? setAsked({ asked: action, of: quote.version }) : onOpen(action))}
          >
            {isQuick(action) ? QUICK[action].label() : labelOf(FORMS, action)}
          </Button>
        ))}
        {quote.currentVersion > 0 && (
          <Button asChild variant="quiet" className="max-sm:w-full">
            <Link to="/quotes/$id/print" params={{ id: quote.id }} search={{}}>
              <Printer aria-hidden size={18} /> {m.quotes_print()}
            </Link>
          </Button>
        )}
      </div>
      {!shown && failure && <FormProblem problem={{ failure }} />}
      {shown && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked({})}
          title={QUICK[shown].label()}
          description={QUICK[shown].text()}
          confirm={QUICK[shown].label()}
          variant={PRIMARY.includes(shown) ? "primary" : "danger"}
          isBusy={isBusy}
          onConfirm={() => void move(shown)}
        >
          {shown === "accept_binding" && counter && <FrozenTerms version={counter} place={thread.deliveryPlace} />}
        </ConfirmDialog>
      )}
    </div>
  );
}

function isQuick(action: (typeof ORDER)[number]): action is QuickTransition {
  return Object.hasOwn(QUICK, action);
}
