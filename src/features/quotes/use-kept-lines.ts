import { useEffect } from "react";
import { readDraft, writeDraft } from "#src/lib/session-draft.ts";
import type { DraftSaving } from "./draft-state.tsx";
import type { TermsValues } from "./terms-values.ts";
import type { TermsFormState } from "./use-terms-form.ts";

/** What is typed into lines is kept too: a draft's with the house, others in the tab, where forms keep single texts only. */
export function useKeptLines(
  { getValues, setValue, subscribe }: TermsFormState["form"],
  key: string,
  saving?: DraftSaving,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is that of the first render
  useEffect(() => {
    const place = `quote-lines:${key}`;
    const kept = saving ? undefined : readDraft(place).lines;
    if (kept) setValue("lines", JSON.parse(kept) as TermsValues["lines"]);
    return subscribe({
      formState: { values: true },
      callback: () => {
        if (saving) saving.change(getValues());
        else writeDraft(place, { lines: JSON.stringify(getValues("lines")) });
      },
    });
  }, [getValues, setValue, subscribe]);
}
