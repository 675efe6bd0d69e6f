import { useEffect, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { BindingFields } from "./binding-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { DraftConflict } from "./draft-conflict.tsx";
import { type DraftSaving, SaveState } from "./draft-state.tsx";
import { LineFields } from "./line-fields.tsx";
import { LiveTotals } from "./live-totals.tsx";
import { MoneyFields } from "./money-fields.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { Templates } from "./templates.tsx";
import { termsPlace } from "./terms-place.ts";
import { isAsBefore, type TermsFormValues, type TermsValues } from "./terms-values.ts";
import { counterOf, currentVersionOf, type Thread } from "./thread.ts";
import { type TermsFormState, type TermsMode, useTermsForm } from "./use-terms-form.ts";

export interface TermsFormProps {
  mode: TermsMode;
  thread: Thread;
  defaults: TermsFormValues;
  /** Where a draft is kept; other forms keep their texts in the tab. */
  saving?: DraftSaving;
  onDone: () => void;
}

/** What a supplier offers or a buyer proposes: lines, delivery, money; looked over once before it goes out. */
export function TermsForm(props: TermsFormProps) {
  const { mode, thread, saving, onDone } = props;
  const { terms, place, isReviewed, setReviewed, review, isStale, isUnchanged } = useReviewedTerms(props);
  const { form, problem, isSending, submit } = terms;
  const isBuyer = mode === "counter";
  const isConflict = saving?.state.kind === "conflict";
  const current = currentVersionOf(thread);
  return (
    <form
      method="post"
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void review();
      }}
      className="grid min-w-0 gap-7"
    >
      {!isBuyer && <Templates form={form} />}
      <LineFields terms={terms} isFixed={isBuyer} counter={counterOf(thread)} asked={thread.request.lines} />
      <DeliveryFields terms={terms} />
      <MoneyFields terms={terms} isBuyer={isBuyer} />
      {isBuyer && current && <BindingFields terms={terms} validUntil={current.validUntil} />}
      <LiveTotals form={form} frozen={current} />
      {saving && !isConflict && <SaveState state={saving.state} />}
      {saving && isConflict ? (
        <DraftConflict saving={saving} form={form} />
      ) : isStale ? (
        <Notice tone="error" title={m.quotes_stale()}>
          <p>{m.quotes_stale_text()}</p>
        </Notice>
      ) : isUnchanged ? (
        <Notice tone="error" title={m.quotes_counter_unchanged()} />
      ) : (
        <FormProblem problem={problem} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isConflict} className="max-sm:w-full">
          {m.quotes_review()}
        </Button>
        {!saving && (
          <Button type="button" variant="secondary" onClick={onDone} className="max-sm:w-full">
            {m.forms_cancel()}
          </Button>
        )}
      </div>
      {isReviewed && (
        <ReviewDialog
          form={form}
          isBuyer={isBuyer}
          isSending={isSending}
          onSend={() => void submit()}
          onClose={() => setReviewed(false)}
        />
      )}
    </form>
  );
}

/** Terms that are looked over once before they go out. */
function useReviewedTerms({ mode, thread, defaults, saving, onDone }: TermsFormProps) {
  const [isReviewed, setReviewed] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const seen = useRef(thread.quote.version);
  const terms = useTermsForm({
    mode,
    thread,
    defaults,
    onDone,
    versionToSend: async () => (saving ? saving.versionToSend() : seen.current),
    onSent: () => saving?.forget(),
    onRefused: (failure) => {
      setReviewed(false);
      // Of a draft alone somebody decides which of the two versions stays.
      if (failure?.code === "CONFLICT" && failure.state === "draft") saving?.block();
      // After the errors are drawn, the first of them is shown.
      setTimeout(() => place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), 0);
    },
  });
  const { form, problem, submit } = terms;
  useKeptLines(form, termsPlace(thread.quote, mode), saving);
  // What the other side did meanwhile is told once; the next try answers what is on screen then.
  const isStale = problem?.failure?.code === "CONFLICT";
  useEffect(() => {
    if (isStale) seen.current = thread.quote.version;
  }, [isStale, thread.quote.version]);
  const [isSame, setSame] = useState(false);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setSame(false) }), [form]);
  const review = async () => {
    // What is the same in another language only the form knows.
    const isSameNow = mode === "counter" && isAsBefore(form.getValues(), defaults);
    setSame(isSameNow);
    if (isSameNow) return;
    if (await form.trigger()) setReviewed(true);
    else await submit();
  };
  const isUnchanged = isSame || problem?.failure?.issues.some(({ code }) => code === "unchanged") === true;
  return { terms, place, isReviewed, setReviewed, review, isStale, isUnchanged };
}

/** What is typed into lines is kept too: a draft's on the server, others in the tab, where forms keep single texts only. */
function useKeptLines({ getValues, setValue, subscribe }: TermsFormState["form"], key: string, saving?: DraftSaving) {
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
