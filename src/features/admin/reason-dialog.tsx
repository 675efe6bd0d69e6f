import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { given } from "#src/lib/given-field.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { type SendingProblem, useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { chipClass } from "#src/ui/list/chip.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { failureLabels } from "./failure-labels.ts";

/** A common reason: what its button says, and what it writes in the reader's language. */
export interface ReadySentence {
  label: string;
  text: string;
}

interface Decision {
  /** Whether a reason is written down with it. */
  reason: "required" | "optional" | "none";
  reasonHint: string;
  /** What the field asks for, where that is no reason. */
  reasonLabel?: string;
  /** Common reasons, each one click to write. */
  sentences?: readonly ReadySentence[];
  /** The verb on the button. */
  confirm: string;
  variant: "primary" | "secondary" | "danger";
  /** What is typed stays under this name until it was sent. */
  draftKey: string;
  /** The state in words, as it is now: shown where the decision came too late. */
  stateNow: string;
  /** False once the state does not allow it any more. */
  isPossible: boolean;
  send: (reason: string | null, signal: AbortSignal) => Promise<unknown>;
  /** After the decision, and after one that came too late. */
  refresh: () => Promise<void>;
  onDone: () => void;
  /** What to know before deciding. */
  children?: ReactNode;
}

interface ReasonDialogProps extends Decision {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
}

const loadRequired = () => import("#domain/admin/review-suppliers.ts").then(({ reasonSchema }) => reasonSchema);
const loadOptional = () =>
  import("#domain/admin/review-suppliers.ts").then(({ optionalReasonSchema }) => optionalReasonSchema);

/** The second click of a decision, with its reason. A decision that came too late says so and keeps the reason. */
export function ReasonDialog({ open, onOpenChange, title, description, ...decision }: ReasonDialogProps) {
  const first = useRef<HTMLElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description} firstFocus={first}>
      <ReasonForm {...decision} first={first} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ReasonFormProps extends Decision {
  /** What has the focus at first: where words are needed their field, else the button of a welcome step. */
  first: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

function ReasonForm({ first, onCancel, children, ...decision }: ReasonFormProps) {
  const { form, field, submit, problem, isSending } = useDecision(decision);
  useOtherRules(decision.reason, form.clearErrors);
  const { sentences = [] } = decision;
  const needsWords = decision.reason === "required";
  const reason = field("reason");
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      {children}
      {decision.reason !== "none" && (
        <div className="grid gap-3">
          {sentences.length > 0 && (
            <ReadySentences
              sentences={sentences}
              onChoose={(text) => form.setValue("reason", withSentence(form.getValues("reason") ?? "", text), SET)}
            />
          )}
          <TextArea
            label={decision.reasonLabel ?? m.admin_reason()}
            hint={decision.reasonHint}
            required={needsWords}
            maxLength={1000}
            {...given(reason)}
            ref={(area) => {
              reason.ref(area);
              if (needsWords) first.current = area;
            }}
          />
        </div>
      )}
      <DecisionProblem
        problem={problem?.failure || form.formState.errors.reason ? problem : undefined}
        stateNow={decision.stateNow}
      />
      <div className="flex flex-wrap gap-3">
        {decision.isPossible && (
          <Button
            ref={(button) => {
              if (!needsWords && decision.variant === "primary") first.current = button;
            }}
            type="submit"
            variant={decision.variant}
            busy={isSending}
            className="max-sm:w-full"
          >
            {decision.confirm}
          </Button>
        )}
        <Button type="button" variant="secondary" disabled={isSending} onClick={onCancel} className="max-sm:w-full">
          {m.forms_cancel()}
        </Button>
      </div>
    </form>
  );
}

function useDecision({ reason, draftKey, send, refresh, onDone }: Decision) {
  return useSendingForm({
    loadSchema: reason === "required" ? loadRequired : loadOptional,
    draftKey,
    defaultValues: { reason: "" },
    send: (values, _, signal) => send(values.reason, signal),
    onSent: async () => {
      dropDraft(draftKey);
      await refresh();
      onDone();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await refresh();
    },
  });
}

/** What an empty field was refused for holds no longer once nothing has to stand in it. */
function useOtherRules(reason: Decision["reason"], clearErrors: () => void): void {
  useEffect(() => {
    if (reason === "optional") clearErrors();
  }, [reason, clearErrors]);
}

const SET = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Sentences stand beneath each other; one that is there already is not written twice. */
function withSentence(written: string, text: string): string {
  if (written.includes(text)) return written;
  return written.trim() === "" ? text : `${written.trimEnd()}\n${text}`;
}

function ReadySentences({
  sentences,
  onChoose,
}: {
  sentences: readonly ReadySentence[];
  onChoose: (text: string) => void;
}) {
  return (
    <ul aria-label={m.review_reasons()} className="flex flex-wrap gap-2">
      {sentences.map(({ label, text }) => (
        <li key={label}>
          <button type="button" onClick={() => onChoose(text)} className={chipClass(false)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Why a decision was not made, and the state as it is now where it came too late. */
export function DecisionProblem({ problem, stateNow }: { problem: SendingProblem | undefined; stateNow: string }) {
  if (problem?.failure?.code === "FORBIDDEN") return <Notice tone="error" title={failureLabels(problem.failure)} />;
  if (problem?.failure?.code !== "CONFLICT") return <FormProblem problem={problem} />;
  if (problem.failure.state === "proposed") {
    return (
      <Notice tone="error" title={m.operators_second_waits()}>
        <p>{m.operators_second_waits_text()}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={m.admin_stale_title()}>
      <p>{m.admin_stale_now({ state: stateNow })}</p>
    </Notice>
  );
}
