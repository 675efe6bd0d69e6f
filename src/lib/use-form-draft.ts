import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { type Draft, readDraft, writeDraft } from "./session-draft.ts";

/**
 * Puts the kept texts back into a form once it is on screen, and keeps what is typed from then on.
 * Fields are filled after hydration, so that the server's markup and the first render agree.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  { setValue, subscribe }: UseFormReturn<Values, Context, Output>,
  key: string,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft(key))) {
      // A draft is written from this very form, so its names and texts are the form's.
      if (value !== "") setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(key, textsOf(values)),
    });
  }, [setValue, subscribe, key]);
}

function textsOf(values: FieldValues): Draft {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string" && value !== ""));
}
