import { Link, useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { RequestDialogProps } from "./request-actions.tsx";
import { RequestProblem } from "./request-problem.tsx";
import { useRequestRefresh } from "./use-request-refresh.ts";

const loadDays = () =>
  import("#domain/rfq/own-rfqs.ts").then(({ resubmitRfqSchema }) => resubmitRfqSchema.pick({ deadlineDays: true }));
const USUAL_DAYS = "14";

/** Asks again as it was, or takes it into the form to change it first. */
export function AgainDialog({ request, open, onOpenChange }: RequestDialogProps) {
  const { field, submit, problem, isSending } = useAgain(request);
  const { error, ...days } = field("deadlineDays");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.rfqs_again_title()} description={m.rfqs_again_text()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          kind="number"
          label={m.rfqs_form_deadline()}
          hint={m.rfqs_form_deadline_hint()}
          required
          maxLength={3}
          {...days}
          {...(error === undefined ? {} : { error })}
        />
        <RequestProblem problem={problem} />
        <FormButtons
          leave={m.rfqs_do_back()}
          send={m.rfqs_again_send()}
          isSending={isSending}
          onCancel={() => onOpenChange(false)}
        />
        <Link
          to="/rfqs/new"
          search={{ again: request.reference }}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
        >
          {m.rfqs_again_change()}
        </Link>
      </form>
    </Dialog>
  );
}

function useAgain({ reference }: RequestDialogProps["request"]) {
  const { client } = api.useUtils();
  const navigate = useNavigate();
  const refresh = useRequestRefresh(reference);
  const draftKey = `again:${reference}`;
  return useSendingForm({
    loadSchema: loadDays,
    draftKey,
    defaultValues: { deadlineDays: USUAL_DAYS },
    send: ({ deadlineDays }, idempotencyKey, signal) =>
      client.rfqs.resubmit.mutate({ reference, deadlineDays, idempotencyKey }, { signal }),
    onSent: async (made) => {
      dropDraft(draftKey);
      void refresh();
      void showToast("success", m.rfqs_again_done());
      await navigate({ to: "/rfqs/$reference", params: { reference: made.reference } });
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await refresh();
    },
  });
}
