import { useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { SENDER_DRAFT } from "#src/lib/drafts/sender-draft.ts";
import { dropDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { notifyStep } from "#src/lib/search-steps.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { senderOf } from "../quote-fields.ts";
import type { SentQuote } from "../request-quote-form.tsx";
import { useAccountSender } from "../use-account-sender.ts";
import { areFilesGone } from "./files-gone.ts";
import { cartPlace, filesPlace, linesPlace, readLines, sentencePlace, writeLines } from "./lines-draft.ts";
import { EMPTY_REQUEST, type RequestValues } from "./request-values.ts";

const loadSchema = () => import("./request-schema.ts").then(({ requestSchema }) => requestSchema);

interface RequestFormSetup {
  /** Asks this company alone. */
  supplierId: string | undefined;
  onSent: (sent: SentQuote) => Promise<void>;
  /** The platform has the request's files no longer. */
  onFilesGone: () => void;
}

/** The request of several lines: checked by the server's schema, kept in the tab, sent once. */
export function useRequestForm(draftKey: string, { supplierId, onSent, onFilesGone }: RequestFormSetup) {
  const { client, rfqs } = api.useUtils();
  const sending = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: EMPTY_REQUEST,
    besides: () => supplierId,
    send: (request, idempotencyKey, signal) =>
      client.rfq.submit.mutate({ ...request, supplierId, locale: currentLocale(), idempotencyKey }, { signal }),
    onSent: async ({ reference, accessKey, status, deadlineAt }, values) => {
      dropDraft(draftKey);
      dropDraft(linesPlace(draftKey));
      dropDraft(filesPlace(draftKey));
      dropDraft(sentencePlace(draftKey));
      dropDraft(cartPlace(draftKey));
      writeDraft(SENDER_DRAFT, senderOf(values));
      void rfqs.mine.invalidate();
      notifyStep("requested");
      await onSent({ reference, accessKey, status, deadlineAt, email: values.email });
    },
    onRefused: ({ failure }) => {
      if (areFilesGone(failure)) onFilesGone();
      focusFirstRefused();
    },
  });
  useLinesDraft(sending.form, draftKey);
  useAccountSender(sending.form);
  return sending;
}
export type RequestForm = ReturnType<typeof useRequestForm>;

/** Fields of lines are named by their place, so the first refused one is looked for on the page. */
function focusFirstRefused(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus());
}

/** Puts the kept lines back once the form is on screen, and keeps them from then on. */
function useLinesDraft(
  { setValue, subscribe }: ReturnType<typeof useSendingForm<RequestValues, unknown, unknown>>["form"],
  draftKey: string,
): void {
  useEffect(() => {
    const kept = readLines(draftKey);
    if (kept.length > 0) setValue("lines", kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeLines(draftKey, values.lines),
    });
  }, [setValue, subscribe, draftKey]);
}
