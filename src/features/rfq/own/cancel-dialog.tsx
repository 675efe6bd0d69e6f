import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { RequestDialogProps } from "./request-actions.tsx";
import { RequestProblem } from "./request-problem.tsx";
import { useRequestRefresh } from "./use-request-refresh.ts";

const loadReason = () =>
  import("#domain/rfq/own-rfqs.ts").then(({ cancelRfqSchema }) => cancelRfqSchema.pick({ reason: true }));

/** Calls the request off with a reason that the invited suppliers read. */
export function CancelDialog({ request, open, onOpenChange }: RequestDialogProps) {
  const { field, submit, problem, isSending } = useCancel(request, () => onOpenChange(false));
  const { error, ...reason } = field("reason");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.rfqs_cancel_title()} description={m.rfqs_cancel_text()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextArea
          label={m.rfqs_cancel_reason()}
          hint={m.rfqs_cancel_reason_hint()}
          required
          rows={3}
          maxLength={500}
          {...reason}
          {...(error === undefined ? {} : { error })}
        />
        <RequestProblem problem={problem} />
        <FormButtons
          leave={m.rfqs_do_back()}
          send={m.rfqs_do_cancel()}
          variant="danger"
          isSending={isSending}
          onCancel={() => onOpenChange(false)}
        />
      </form>
    </Dialog>
  );
}

function useCancel({ reference, version }: RequestDialogProps["request"], onDone: () => void) {
  const { client } = api.useUtils();
  const refresh = useRequestRefresh(reference);
  const draftKey = `cancel:${reference}`;
  return useSendingForm({
    loadSchema: loadReason,
    draftKey,
    defaultValues: { reason: "" },
    send: ({ reason }, _, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["cancel", reference]),
        call: () => client.rfqs.cancel.mutate({ reference, version, reason }, { signal }),
        isMade: async () => (await client.rfqs.one.query({ reference }, { signal })).status === "cancelled",
      }),
    onSent: async () => {
      dropDraft(draftKey);
      await refresh();
      void showToast("success", m.rfqs_cancel_done());
      onDone();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await refresh();
    },
  });
}
