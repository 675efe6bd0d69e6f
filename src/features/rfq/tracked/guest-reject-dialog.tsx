import { REJECT_REASONS, type RejectReason } from "#domain/rfq/quote-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { RequestProblem } from "../own/request-problem.tsx";
import type { GuestDialogProps } from "./answer-actions.tsx";

const loadSchema = () =>
  import("#domain/rfq/quote-verbs.ts").then(({ rejectQuoteSchema }) =>
    rejectQuoteSchema.pick({ reason: true, note: true }),
  );

const REASONS: Record<RejectReason, () => string> = {
  price: m.quotes_reject_price,
  lead_time: m.quotes_reject_lead_time,
  terms: m.quotes_reject_terms,
  specification: m.quotes_reject_specification,
  bought_elsewhere: m.quotes_reject_bought_elsewhere,
  other: m.quotes_reject_other,
};

/** A guest turns a quote down, and says why. */
export function GuestRejectDialog({ open, onOpenChange, answer, request: { reference }, actKey }: GuestDialogProps) {
  const { client, rfq } = api.useUtils();
  const { id, version } = answer;
  const link = { reference, key: actKey };
  const draftKey = `reject-quote:${id}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { reason: "" as RejectReason, note: "" },
    send: (values, _key, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["reject", id]),
        call: () => client.guest.reject.mutate({ ...link, ...values, id, version }, { signal }),
        isMade: async () => {
          const { answers } = await client.rfq.track.query(link, { signal });
          return answers.some((one) => one.id === id && one.status === "rejected");
        },
      }),
    onSent: async () => {
      dropDraft(draftKey);
      onOpenChange(false);
      await rfq.track.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await rfq.track.invalidate();
    },
  });
  const { error, ...note } = field("note");
  const { error: reasonError, ...reason } = field("reason");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.quotes_reject()} description={m.quotes_reject_text()}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label={m.quotes_reject_reason()}
          required
          placeholder={m.forms_choose()}
          options={REJECT_REASONS.map((value) => ({ value, label: labelOf(REASONS, value) }))}
          {...reason}
          {...(reasonError ? { error: reasonError } : {})}
        />
        <TextArea label={m.quotes_reject_note()} rows={3} maxLength={500} {...note} {...(error ? { error } : {})} />
        <RequestProblem problem={problem} />
        <Button type="submit" variant="danger" busy={isSending}>
          {m.quotes_reject_send()}
        </Button>
      </form>
    </Dialog>
  );
}
