import { useState } from "react";
import { createSendingIntent } from "#src/lib/calls/sending-intent.ts";
import { api } from "#src/lib/calls/trpc.ts";
import type { TermsFormState } from "./use-terms-form.ts";

/** What a template holds: terms that return, not what one request is about. */
const KEPT = [
  "currency",
  "incoterm",
  "place",
  "leadTimeDaysMin",
  "leadTimeDaysMax",
  "paymentTerms",
  "vatRate",
  "notes",
] as const;

/** The kept templates of the company, and what can be done with them. */
export function useTemplates(form: TermsFormState["form"]) {
  const read = api.quotes.templates.useQuery();
  const templates = read.data ?? [];
  const { quotes } = api.useUtils();
  // After a lost answer too: what was kept then is to be seen.
  const refresh = { onSettled: () => quotes.templates.invalidate() };
  const [intent] = useState(() => createSendingIntent("quote-template"));
  const save = api.quotes.saveTemplate.useMutation(refresh);
  const remove = api.quotes.removeTemplate.useMutation(refresh);
  const [chosenId, setChosen] = useState("");
  const [name, setName] = useState("");
  const chosen = templates.find((template) => template.id === chosenId);
  const choose = (next: string) => {
    const template = templates.find((other) => other.id === next);
    setChosen(next);
    setName(template?.name ?? "");
    for (const field of KEPT) {
      const kept = template?.content[field];
      if (typeof kept === "string") form.setValue(field, kept as never, { shouldDirty: true });
    }
  };
  const keep = (template?: { id: string; version: number }) => {
    const values = form.getValues();
    const content = Object.fromEntries(KEPT.map((field) => [field, values[field]]));
    const written = { name, content, ...(template ? { template } : {}) };
    const kept = (answer: { id: string }) => {
      intent.forget();
      setChosen(answer.id);
    };
    save.mutate({ ...written, idempotencyKey: intent.keyFor(written) }, { onSuccess: kept });
  };
  const drop = ({ id, version }: { id: string; version: number }) => {
    remove.mutate({ id, version });
    setChosen("");
    setName("");
  };
  return {
    ...{ read, templates, chosen, choose, name, setName, keep, drop },
    error: save.error ?? remove.error,
    isBusy: save.isPending || remove.isPending,
  };
}
