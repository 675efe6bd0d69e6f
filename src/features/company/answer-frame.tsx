import { type ReactNode, useRef, useState } from "react";
import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { hasDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { itemName } from "./item-labels.ts";
import { answerDraft } from "./use-answer-form.ts";

interface AnswerFrameProps {
  item: ChecklistItem;
  /** The answer as it stands; null when there is none. */
  answer: ReactNode | null;
  /** Nothing can be added any more. */
  isLocked: boolean;
  /** Draws the form; `close` is called when it is through. */
  form: (close: () => void, canCancel: boolean) => ReactNode;
}

/** An item that is answered in words: the answer with a way to change it, or the form. */
export function AnswerFrame({ item, answer, isLocked, form }: AnswerFrameProps) {
  const [isEditing, setEditing] = useState(() => hasDraft(answerDraft(item)));
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (answer === null) return isLocked ? null : form(close, false);
  if (isEditing && !isLocked) return form(close, true);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 grow">{answer}</div>
      {!isLocked && (
        <Button
          ref={edit}
          type="button"
          variant="secondary"
          aria-label={m.company_answer_edit_of({ item: itemName(item) })}
          onClick={() => setEditing(true)}
        >
          {m.company_answer_edit()}
        </Button>
      )}
    </div>
  );
}

interface AnswerButtonsProps {
  isSending: boolean;
  /** Undefined where there is no answer to go back to. */
  onCancel: (() => void) | undefined;
}

/** Saves an answer, or leaves it as it was. */
export function AnswerButtons({ isSending, onCancel }: AnswerButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" held={isSending} className="max-xs:w-full">
        {isSending ? m.company_answer_saving() : m.company_answer_save()}
      </Button>
      {onCancel && (
        <Button type="button" variant="secondary" disabled={isSending} onClick={onCancel} className="max-xs:w-full">
          {m.company_answer_cancel()}
        </Button>
      )}
    </div>
  );
}
