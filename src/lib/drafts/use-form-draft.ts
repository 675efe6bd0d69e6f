import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useKeptWriting } from "./kept-writing.ts";
import { type Draft, isSecret, readDraft, writeDraft } from "./session-draft.ts";

/**
 * Puts the kept texts and lists back into a form once it is on screen, and keeps what is typed from then on.
 * Fields are filled after hydration, so that the server's markup and the first render agree; what was typed
 * before that stays.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  { getValues, setValue, subscribe }: UseFormReturn<Values, Context, Output>,
  key: string,
  defaults: Record<string, unknown> = {},
): void {
  useKeptWriting(!isOfSecrets(defaults));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults are those of the first render
  useEffect(() => {
    for (const [field, text] of Object.entries(readDraft(key))) {
      // A draft is written from this very form, so its names and texts are the form's.
      const name = field as Path<Values>;
      const isTouched = Boolean(getValues(name)) && textOf(getValues(name)) !== textOf(defaults[field] ?? "");
      const value = Array.isArray(defaults[field]) ? listOf(text) : text;
      if (!isTouched) setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => writeDraft(key, draftOf(values, defaultValues)),
    });
  }, [getValues, setValue, subscribe, key]);
}

/** Whether a form has nothing but passwords, which are kept nowhere. */
export function isOfSecrets(fields: Record<string, unknown>): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every(isSecret);
}

/** What differs from what the form began with, a text that was cleared included; the rest may change until the draft is read. */
export function draftOf(values: FieldValues, defaults: Record<string, unknown>): Draft {
  const written = Object.entries(values).flatMap(([field, value]) => {
    const text = textOf(value);
    return text === undefined || text === textOf(defaults[field] ?? "") ? [] : [[field, text] as const];
  });
  return Object.fromEntries(written);
}

/** A text, or a list of texts as one; lists of anything else are kept by whoever makes them. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isList ? JSON.stringify(value) : undefined;
}

/** A list as {@link textOf} wrote it; empty for anything else. */
export function listOf(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
