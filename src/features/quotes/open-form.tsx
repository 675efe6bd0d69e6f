import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { AcceptPanel } from "./accept-panel.tsx";
import type { OpenPart } from "./action-bar.tsx";
import { TermsForm } from "./terms-form.tsx";
import { counterValues, termsOf } from "./terms-values.ts";
import { currentVersionOf, type Thread } from "./thread.ts";

const OFFERS: readonly OpenPart[] = ["revise", "requote"];

/** True for the supplier's own terms, which are one form whether a counter-offer lies on the table or not. */
function isOffer(part: OpenPart): boolean {
  return OFFERS.includes(part);
}

/**
 * What an open form is now: a revision goes on as the answer to a counter-offer that comes meanwhile, and back when that is
 * withdrawn. Undefined where the other side took the ground from it.
 */
export function goesOn(part: OpenPart, actions: Thread["actions"]): OpenPart | undefined {
  const ways = isOffer(part) ? [part, ...OFFERS] : [part];
  return ways.find((way) => actions.includes(way));
}

interface OpenFormProps {
  thread: Thread;
  part: OpenPart | undefined;
  onClose: () => void;
}

/** The form of a move that needs one of its own in the page; dialogs ask for the others. */
export function OpenForm({ thread, part, onClose }: OpenFormProps) {
  const current = currentVersionOf(thread);
  if (!current) return null;
  if (part === "accept") return <AcceptPanel thread={thread} current={current} onClose={onClose} />;
  if (part !== "counter" && part !== "revise" && part !== "requote") return null;
  const titles = { counter: m.quotes_counter, revise: m.quotes_revise, requote: m.quotes_requote };
  return (
    <Panel title={titles[part]()} intro={part === "counter" ? m.quotes_counter_intro() : m.quotes_revise_intro()}>
      <TermsForm
        key={isOffer(part) ? "offer" : part}
        mode={part}
        thread={thread}
        defaults={part === "counter" ? counterValues(thread, current) : termsOf(current, thread.side)}
        onDone={onClose}
      />
    </Panel>
  );
}
