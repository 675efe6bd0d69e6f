import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { given } from "#src/lib/given-field.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";

interface OpenConversationProps {
  id: string;
  report: string | undefined;
  onOpened: () => Promise<void>;
}

const loadSchema = () =>
  import("#domain/admin/open-conversation.ts").then(({ openingReasonSchema }) => openingReasonSchema);

/** What two people said to each other is read for a reason that is written down first. */
export function OpenConversation({ report, ...opening }: OpenConversationProps) {
  return (
    <Panel title={m.reports_conversation_open()} intro={m.reports_conversation_open_intro()}>
      {report === undefined ? (
        <Notice title={m.reports_conversation_no_report()} />
      ) : (
        <ReasonForm report={report} {...opening} />
      )}
    </Panel>
  );
}

function ReasonForm({ id, report, onOpened }: OpenConversationProps & { report: string }) {
  const { client } = api.useUtils();
  const draftKey = `admin-open-${id}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { reason: "" },
    send: ({ reason }, _, signal) => client.admin.openConversation.mutate({ id, reportId: report, reason }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await onOpened();
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <TextArea
        label={m.admin_reason()}
        hint={m.reports_conversation_reason_hint()}
        required
        maxLength={1000}
        {...given(field("reason"))}
      />
      <FormProblem problem={problem} notFound={m.reports_conversation_no_report()} />
      <div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {m.reports_conversation_open()}
        </Button>
      </div>
    </form>
  );
}
