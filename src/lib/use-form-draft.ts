import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { type Draft, readDraft, writeDraft } from "./session-draft.ts";

/**
 * Puts the kept texts back into a form once it is on screen, and keeps what is typed from then on.
 * Fields are filled after hydration, so that the server's markup and the first render agree; what was typed
 * before that stays.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  { getValues, setValue, subscribe }: UseFormReturn<Values, Context, Output>,
  key: string,
  defaults: Record<string, unknown> = {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults are those of the first render
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(key))) {
      // A draft is written from this very form, so its names and texts are the form's.
      const name = field as Path<Values>;
      const typed: unknown = getValues(name);
      if (!typed || typed === defaults[field])
        setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => writeDraft(key, textsOf(values, defaultValues)),
    });
  }, [getValues, setValue, subscribe, key]);
}

/** What differs from what the form began with, a text that was cleared included; the rest may change until the draft is read. */
function textsOf(values: FieldValues, defaults: Record<string, unknown>): Draft {
  const written = Object.entries(values).filter(
    ([field, value]) => typeof value === "string" && value !== (defaults[field] ?? ""),
  );
  return Object.fromEntries(written);
}
