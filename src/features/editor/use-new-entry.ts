import type { DefaultValues, FieldValues } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";
import { useShownLanguage } from "./use-shown-language.ts";

interface NewEntrySetup<Values extends FieldValues, Output> {
  draftKey: string;
  loadSchema: SchemaLoader<Values, Output>;
  defaultValues: DefaultValues<Values>;
  create: (values: Output, idempotencyKey: string, signal: AbortSignal) => Promise<{ id: string }>;
  /** Opens the entry once it is there. */
  open: (id: string) => Promise<void>;
}

/** The form of an entry that is not there yet; made once however often it is sent. */
export function useNewEntry<Values extends FieldValues, Output>(setup: NewEntrySetup<Values, Output>) {
  const { draftKey, loadSchema, defaultValues } = setup;
  const refresh = usePublicRefresh();
  const language = useShownLanguage();
  const sending = useSendingForm<Values, Output, { id: string }>({
    loadSchema,
    draftKey,
    defaultValues,
    send: setup.create,
    onSent: async ({ id }) => {
      dropDraft(draftKey);
      await setup.open(id);
      await refresh();
      void showToast("success", m.editor_created());
    },
    onRefused: ({ fields }) => language.showRefused(fields),
  });
  return { ...sending, ...language };
}
