import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";
import { useShownLanguage } from "./use-shown-language.ts";

/** An entry as the server gives it. */
export interface StoredEntry<Values> {
  id: string;
  version: number;
  fields: Values;
}

interface EntryFormSetup<Values extends FieldValues, Output> {
  /** Name of the entry's kind, for the draft. */
  kind: string;
  entry: StoredEntry<Values>;
  loadSchema: SchemaLoader<Values, Output>;
  save: (values: Output, version: number, signal: AbortSignal) => Promise<{ version: number }>;
  /** Reads the entry again. */
  read: () => Promise<StoredEntry<Values>>;
}

/** The form of an entry that is there: saved as it was seen, and never at the cost of what somebody else wrote. */
export function useEntryForm<Values extends FieldValues, Output>(setup: EntryFormSetup<Values, Output>) {
  const { kind, entry, loadSchema } = setup;
  const [seen, setSeen] = useState(entry.version);
  const [draftKey] = useState(`editor-${kind}-${entry.id}-${entry.version}`);
  const [settledConflict, setSettled] = useState<object>();
  const refresh = usePublicRefresh();
  const language = useShownLanguage();
  const sending = useSendingForm<Values, Output, { version: number }>({
    loadSchema,
    draftKey,
    // What the server gave is whole; the form's own type wants to hear it.
    defaultValues: entry.fields as DefaultValues<Values>,
    send: (values, _, signal) => setup.save(values, seen, signal),
    onSent: async ({ version }) => {
      setSeen(version);
      dropDraft(draftKey);
      // What is saved is what any further change is measured by.
      form.reset(form.getValues());
      await refresh();
      void showToast("success", m.editor_saved());
    },
    onRefused: ({ fields }) => language.showRefused(fields),
  });
  const { problem, form } = sending;
  const settle = async (take: (latest: StoredEntry<Values>) => void) => {
    try {
      const latest = await setup.read();
      setSeen(latest.version);
      take(latest);
      setSettled(problem);
    } catch {
      void showToast("error", m.editor_failed());
    }
  };
  return {
    ...sending,
    ...language,
    /** Of the entry as this form knows it. */
    version: seen,
    setVersion: setSeen,
    problem: problem === settledConflict ? undefined : problem,
    loadTheirs: () => void settle(({ fields }) => form.reset(fields as DefaultValues<Values>)),
    keepMine: () => void settle(() => undefined),
  };
}
