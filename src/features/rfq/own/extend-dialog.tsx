import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
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
  import("#domain/rfq/own-rfqs.ts").then(({ extendRfqSchema }) => extendRfqSchema.pick({ days: true }));
const USUAL_DAYS = "7";

/** Gives suppliers more time, once. */
export function ExtendDialog({ request, open, onOpenChange }: RequestDialogProps) {
  const { field, submit, problem, isSending } = useExtend(request, () => onOpenChange(false));
  const { error, ...days } = field("days");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.rfqs_extend_title()} description={m.rfqs_extend_text()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          kind="number"
          label={m.rfqs_extend_days()}
          required
          maxLength={3}
          {...days}
          {...(error === undefined ? {} : { error })}
        />
        <RequestProblem problem={problem} />
        <FormButtons
          leave={m.rfqs_do_back()}
          send={m.rfqs_do_extend()}
          isSending={isSending}
          onCancel={() => onOpenChange(false)}
        />
      </form>
    </Dialog>
  );
}

function useExtend({ reference, version }: RequestDialogProps["request"], onDone: () => void) {
  const { client } = api.useUtils();
  const refresh = useRequestRefresh(reference);
  const draftKey = `extend:${reference}`;
  return useSendingForm({
    loadSchema: loadDays,
    draftKey,
    defaultValues: { days: USUAL_DAYS },
    send: ({ days }, _, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["extend", reference]),
        call: () => client.rfqs.extend.mutate({ reference, version, days }, { signal }),
        isMade: async () => (await client.rfqs.one.query({ reference }, { signal })).extendedAt !== null,
      }),
    onSent: async () => {
      dropDraft(draftKey);
      await refresh();
      void showToast("success", m.rfqs_extend_done());
      onDone();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await refresh();
    },
  });
}
