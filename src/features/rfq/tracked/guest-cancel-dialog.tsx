import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { TrackedOrderFacts } from "./tracked-order.tsx";

const loadSchema = () =>
  import("#domain/orders/transition-order.ts").then(({ guestAskToCancelSchema }) =>
    guestAskToCancelSchema.pick({ reason: true }),
  );

interface GuestCancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  order: TrackedOrderFacts;
  link: RfqLink;
}

/** A guest asks the supplier to call off its order, and says why. */
export function GuestCancelDialog({ open, onOpenChange, order, link }: GuestCancelDialogProps) {
  const { client, rfq } = api.useUtils();
  const { reference, version } = order;
  const draftKey = `guest-cancel:${reference}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { reason: "" },
    send: ({ reason }, _key, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["ask_to_cancel", reference, version]),
        call: () => client.guest.askToCancel.mutate({ ...link, order: reference, version, reason }, { signal }),
        isMade: async () => {
          const { answers } = await client.rfq.track.query(link, { signal });
          return answers.some((one) => one.order?.reference === reference && one.order.cancel === "waits");
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
  const { error, ...reason } = field("reason");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.orders_transition_ask_to_cancel()}
      description={m.orders_transition_ask_to_cancel_text()}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextArea
          label={m.orders_reason()}
          hint={m.orders_reason_hint()}
          required
          rows={3}
          maxLength={500}
          {...reason}
          {...(error ? { error } : {})}
        />
        <FormProblem problem={problem} />
        <Button type="submit" variant="danger" busy={isSending}>
          {m.orders_transition_ask_to_cancel()}
        </Button>
      </form>
    </Dialog>
  );
}
