import type { FormEventHandler, ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";

interface LeadFormProps {
  submitLabel: string;
  sentLabels: string;
  onClose: () => void;
  /** What to do next, once it was sent. */
  next?: ReactNode;
  /** The fields still hold what was sent. */
  isAsSent: boolean;
  sending: {
    submit: FormEventHandler<HTMLFormElement>;
    problem: SendingProblem | undefined;
    isSending: boolean;
    result: unknown;
  };
  children: ReactNode;
}

/** The form of both registrations: alerts stand in the dialog, texts stay after sending (rulings: home dialogs). */
export function LeadForm({ submitLabel, sentLabels, onClose, next, isAsSent, sending, children }: LeadFormProps) {
  const { submit, problem, isSending, result } = sending;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-7">
      {children}
      <FormProblem problem={problem} />
      {result !== undefined && (
        <div ref={showWhole}>
          <Notice tone="success" title={sentLabels}>
            {next}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {/* Once it was sent the next step is the one to take: a second tap finds nothing to send, until something is changed. */}
        {!isAsSent && (
          <Button type="submit" busy={isSending} className="max-sm:w-full">
            {problem?.failure ? m.forms_send_again() : submitLabel}
          </Button>
        )}
        <Button type="button" variant="secondary" onClick={onClose} className="max-sm:w-full">
          {result === undefined ? m.forms_cancel() : m.shell_close()}
        </Button>
      </div>
    </form>
  );
}

/** On a phone the answer begins at the edge of what is seen. */
function showWhole(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: "center" });
}
