import { m } from "#i18n/paraglide/messages.js";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { AnswerButtons, AnswerFrame } from "./answer-frame.tsx";
import { useAnswerForm } from "./use-answer-form.ts";
import type { ChecklistEntry } from "./use-company.ts";

const loadSchema = () => import("#domain/suppliers/checklist-answer.ts").then(({ trnAnswerSchema }) => trnAnswerSchema);

/** The tax registration number. */
export function TrnAnswer({ entry, isLocked }: { entry: ChecklistEntry; isLocked: boolean }) {
  const known = entry.answer?.item === "trn" ? entry.answer.trn : undefined;
  return (
    <AnswerFrame
      item="trn"
      isLocked={isLocked}
      answer={known === undefined ? null : <Ltr className="font-bold text-gulf-900 text-lg tabular-nums">{known}</Ltr>}
      form={(close, canCancel) => <TrnForm known={known ?? ""} onClose={close} canCancel={canCancel} />}
    />
  );
}

function TrnForm({ known, onClose, canCancel }: { known: string; onClose: () => void; canCancel: boolean }) {
  const { field, submit, problem, isSending, cancel } = useAnswerForm({
    item: "trn",
    loadSchema,
    defaultValues: { item: "trn" as const, trn: known },
    onSaved: onClose,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <TextField
        kind="number"
        label={m.company_trn()}
        hint={m.company_trn_hint()}
        required
        maxLength={40}
        autoComplete="off"
        enterKeyHint="done"
        className="font-bold tabular-nums"
        {...field("trn")}
      />
      <FormProblem problem={problem} />
      <AnswerButtons isSending={isSending} onCancel={canCancel ? cancel : undefined} />
    </form>
  );
}
