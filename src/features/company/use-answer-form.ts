import type { DefaultValues, FieldValues } from "react-hook-form";
import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { itemName } from "./item-labels.ts";

interface AnswerForm<Values extends FieldValues, Answer extends ChecklistAnswer> {
  item: ChecklistItem;
  loadSchema: SchemaLoader<Values, Answer>;
  defaultValues: DefaultValues<Values>;
  onSaved: () => void;
}

/** Where what is typed into an item's form is kept. */
export function answerDraft(item: ChecklistItem): string {
  return `company-${item}`;
}

/** A form that answers one item of the checklist; what was typed stays when saving fails. */
export function useAnswerForm<Values extends FieldValues, Answer extends ChecklistAnswer>({
  item,
  onSaved,
  ...setup
}: AnswerForm<Values, Answer>) {
  const { client, company } = api.useUtils();
  const draftKey = answerDraft(item);
  const form = useSendingForm<Values, Answer, unknown>({
    ...setup,
    draftKey,
    send: (answer, _, signal) => client.company.answerItem.mutate(answer, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      // The company's version moved on: all that is edited of it goes by the new one.
      await company.invalidate();
      void showToast("success", m.company_answer_saved({ item: itemName(item) }));
      onSaved();
    },
  });
  const cancel = () => {
    dropDraft(draftKey);
    onSaved();
  };
  return { ...form, cancel };
}
