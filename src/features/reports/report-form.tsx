import type { ReportReason } from "#domain/kernel/report-facts.ts";
import { REASONS_FOR } from "#domain/reports/submit-report.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import { Notice } from "#src/ui/notice.tsx";
import { reasonLabels } from "#src/vocabulary/report-labels.ts";
import type { ReportedSubject } from "./report-button.tsx";

interface Typed {
  reason: ReportReason;
  text?: string | null | undefined;
  email?: string | undefined;
}
interface Checked {
  reason: ReportReason;
  text: string | null;
  email?: string | undefined;
}

const loadForVisitor: SchemaLoader<Typed, Checked> = () =>
  import("#domain/reports/submit-report.ts").then(
    // A visitor's form always has the field, if only empty.
    ({ visitorReportFieldsSchema }) =>
      visitorReportFieldsSchema as unknown as Awaited<ReturnType<typeof loadForAccount>>,
  );
const loadForAccount: SchemaLoader<Typed, Checked> = () =>
  import("#domain/reports/submit-report.ts").then(
    ({ reportFieldsSchema }) => reportFieldsSchema as unknown as Awaited<ReturnType<SchemaLoader<Typed, Checked>>>,
  );

interface ReportFormProps {
  subject: ReportedSubject;
  /** Visitors leave an e-mail; accounts are known. */
  isVisitor: boolean;
  onSent: () => void;
  onCancel: () => void;
}

/** What is wrong, in a reason and words. */
export function ReportForm({ subject, isVisitor, onSent, onCancel }: ReportFormProps) {
  const { field, form, submit, problem, isSending } = useReportForm({ subject, isVisitor, onSent });
  const { error, ...text } = field("text");
  const { error: reasonError, ...reason } = field("reason");
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <SelectField
        label={m.reports_reason()}
        required
        placeholder={m.forms_choose()}
        options={REASONS_FOR[subject.kind].map((value) => ({ value, label: reasonLabels(value) }))}
        {...reason}
        {...(reasonError === undefined ? {} : { error: reasonError })}
      />
      <TextArea
        label={m.reports_text()}
        hint={m.reports_text_hint()}
        required={form.watch("reason") === "other"}
        maxLength={2000}
        rows={5}
        {...text}
        {...(error === undefined ? {} : { error })}
      />
      {isVisitor && <EmailField {...field("email")} />}
      <p className="text-sand-600 text-sm">
        {subject.kind === "conversation" ? m.reports_privacy_conversation() : m.reports_privacy()}
      </p>
      {problem?.failure?.state === "reported" ? (
        <Notice tone="error" title={m.reports_again_title()}>
          <p>{m.reports_again()}</p>
        </Notice>
      ) : (
        <FormProblem problem={problem} notFound={m.reports_gone()} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {problem?.failure ? m.forms_send_again() : m.reports_submit()}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel} className="max-sm:w-full">
          {m.forms_cancel()}
        </Button>
      </div>
    </form>
  );
}

function useReportForm({ subject, isVisitor, onSent }: Omit<ReportFormProps, "onCancel">) {
  const { client } = api.useUtils();
  const draftKey = `report-${subject.id}`;
  return useSendingForm({
    loadSchema: isVisitor ? loadForVisitor : loadForAccount,
    draftKey,
    send: (values, idempotencyKey, signal) => {
      const about = { subjectKind: subject.kind, subjectId: subject.id };
      return client.reports.submit.mutate({ ...values, ...about, locale: currentLocale(), idempotencyKey }, { signal });
    },
    onSent: () => {
      dropDraft(draftKey);
      onSent();
    },
  });
}
