import { useCallback } from "react";
import { useWatch } from "react-hook-form";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { CompletenessMeter } from "../completeness-meter.tsx";
import type { SentQuote } from "../request-quote-form.tsx";
import { useChosenGoods } from "./chosen-goods.ts";
import { draftKeyOf } from "./draft-key.ts";
import { FilesSection } from "./files-section.tsx";
import { LinesSection } from "./lines-section.tsx";
import { useCompanyAgain } from "./order-goods.ts";
import { DeliverySection, NeedSection, SenderSection } from "./request-sections.tsx";
import type { RequestSource } from "./request-source.ts";
import { completenessOfValues, type RequestValues } from "./request-values.ts";
import { SendRequest } from "./send-request.tsx";
import { SentenceSection } from "./sentence-section.tsx";
import { usePrefill } from "./use-prefill.ts";
import { type RequestFiles, useRequestFiles } from "./use-request-files.ts";
import { type RequestForm, useRequestForm } from "./use-request-form.ts";

interface RequestFormProps {
  source: RequestSource;
  onSent: (sent: SentQuote) => Promise<void>;
}

/** The form with the meter beside it. */
export function RequestFormPanels({ source, onSent }: RequestFormProps) {
  const draftKey = draftKeyOf(source);
  const { company, isWaiting, retry } = useCompanyAgain(source);
  const sending: RequestForm = useRequestForm(draftKey, {
    supplierId: company?.id,
    onSent,
    onFilesGone: () => files.forget(),
  });
  const { setValue } = sending.form;
  const files = useRequestFiles(
    draftKey,
    useCallback((ids: string[]) => setValue("files", ids), [setValue]),
  );
  usePrefill(source, sending.form);
  return (
    <form
      noValidate
      method="post"
      onSubmit={sending.submit}
      className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start"
    >
      <div className="grid min-w-0 gap-8 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-7">
        {company && <Notice>{m.rfqs_form_to_company({ company: isolated(company.name) })}</Notice>}
        {retry && <LoadFailed onRetry={retry} isBusy={false} />}
        {source.chosen && <ChosenNote chosen={source.chosen} quantity={source.quantity} />}
        {!source.order && !source.chosen && <SentenceSection draftKey={draftKey} words={source.q} sending={sending} />}
        <NeedSection sending={sending} />
        <LinesSection sending={sending} />
        <DeliverySection sending={sending} />
        <FilesSection files={files} isDirect={company !== undefined} />
        <SenderSection sending={sending} />
        <Sending sending={sending} files={files} isWaiting={isWaiting} />
      </div>
      <div className="lg:sticky lg:top-24">
        <Meter form={sending.form} />
      </div>
    </form>
  );
}

interface SendingProps {
  sending: RequestForm;
  files: RequestFiles;
  /** Whom it goes to is not known yet. */
  isWaiting: boolean;
}

function Sending({ sending: { problem, isSending }, files, isWaiting }: SendingProps) {
  const { session } = useSession();
  const isUnverified = session?.isVerified === false || problem?.failure?.code === "UNVERIFIED";
  return (
    <div className="grid gap-4">
      <p className="text-sand-600 text-sm">{m.rfq_form_privacy()}</p>
      {isUnverified && <UnverifiedNote />}
      <SendRequest files={files} problem={isUnverified ? undefined : problem} isSending={isSending || isWaiting} />
    </div>
  );
}

function Meter({ form }: { form: RequestForm["form"] }) {
  const values = useWatch({ control: form.control });
  // Every field has a value from the start, so what is watched is whole.
  return <CompletenessMeter {...completenessOfValues(values as RequestValues)} />;
}

interface ChosenNoteProps {
  chosen: readonly string[];
  quantity: string | undefined;
}

/** Whom a request of ticked products goes to, whether all of them are in it, and in the quantity that was wanted. */
function ChosenNote({ chosen, quantity }: ChosenNoteProps) {
  const { query, goods, raisedFrom } = useChosenGoods(chosen, quantity);
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  if (!query.data) return null;
  const count = goods?.lines.length ?? 0;
  const [some, all] = [counted(count).number, counted(chosen.length).number];
  return (
    <>
      {count > 0 && <Notice>{m.rfqs_form_chosen()}</Notice>}
      {raisedFrom && <Notice>{m.rfqs_form_chosen_raised({ quantity: counted(raisedFrom).number })}</Notice>}
      {count < chosen.length && <Notice>{m.rfqs_form_chosen_some({ some, all })}</Notice>}
    </>
  );
}
