import { useState } from "react";
import { SETTLEMENTS } from "#domain/orders/transition-order.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { given } from "#src/lib/given-field.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { actorLabels, type OpenOrder, SETTLEMENT_LABELS } from "./order-labels.ts";
import { TransitionForm } from "./transition-form.tsx";

type Entry = OpenOrder["dispute"][number];

const loadEntry = () =>
  import("#domain/orders/transition-order.ts").then(({ addToDisputeSchema }) =>
    addToDisputeSchema.omit({ reference: true, idempotencyKey: true }),
  );

/** The conversation of a dispute: what each side says and proposes, and the way to agree. */
export function DisputePanel({ page }: { page: OpenOrder }) {
  const { dispute, order, side, actions } = page;
  if (order.disputedAt === null && dispute.length === 0) return null;
  const proposal = actions.includes("agree_to_settle") ? lastProposalOf(dispute, side) : undefined;
  return (
    <Panel title={m.orders_dispute()} intro={m.orders_dispute_no_money()}>
      <ol className="grid gap-3">
        {dispute.map((entry) => (
          <li key={entry.id} className="grid gap-1 rounded-md border border-sand-200 bg-sand-50 p-3">
            <EntryWords entry={entry} />
            {entry.id === proposal?.id && <AgreeButton page={page} entry={entry} />}
          </li>
        ))}
      </ol>
      {actions.includes("add_to_dispute") && <EntryForm page={page} />}
    </Panel>
  );
}

/** The last proposal of the other side, which is the one that can be agreed to. */
function lastProposalOf(dispute: readonly Entry[], side: OpenOrder["side"]): Entry | undefined {
  return dispute.findLast((entry) => entry.proposal !== null && entry.side !== side && entry.side !== "admin");
}

function EntryWords({ entry }: { entry: Entry }) {
  return (
    <>
      <p className="text-sand-600 text-sm">
        {actorLabels(entry.side)} · {formatDateTime(entry.createdAt, currentLocale())}
      </p>
      <OwnParagraph text={entry.text} className="wrap-anywhere whitespace-pre-line text-gulf-900" />
      {entry.proposal && (
        <p>
          <Badge tone="brass">{labelOf(SETTLEMENT_LABELS, entry.proposal)}</Badge>
        </p>
      )}
    </>
  );
}

function AgreeButton({ page, entry }: { page: OpenOrder; entry: Entry }) {
  const { orders } = api.useUtils();
  const [isAsking, setAsking] = useState(false);
  const { reference, version } = page.order;
  const agree = api.orders.agreeToSettle.useMutation({
    onError: (error) =>
      void showToast("error", toCallFailure(error).code === "CONFLICT" ? m.orders_stale() : m.forms_failed_title()),
    onSettled: async () => {
      setAsking(false);
      await orders.invalidate();
    },
  });
  return (
    <>
      <Button type="button" onClick={() => setAsking(true)} className="justify-self-start">
        {m.orders_dispute_agree()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.orders_dispute_agree()}
        description={entry.proposal ? labelOf(SETTLEMENT_LABELS, entry.proposal) : ""}
        confirm={m.orders_dispute_agree()}
        isBusy={agree.isPending}
        onConfirm={() => agree.mutate({ reference, version, entryId: entry.id })}
      />
    </>
  );
}

function EntryForm({ page }: { page: OpenOrder }) {
  const { client } = api.useUtils();
  const { reference } = page.order;
  return (
    <div className="border-sand-200 border-t pt-4">
      <TransitionForm
        draftKey={`order:${reference}:dispute-entry`}
        loadSchema={loadEntry}
        defaultValues={{ text: "" }}
        send={({ text, proposal }, idempotencyKey, signal) =>
          client.orders.addToDispute.mutate(
            { reference, text, ...(proposal ? { proposal } : {}), idempotencyKey },
            { signal },
          )
        }
        confirm={m.orders_dispute_send()}
      >
        {(field, form) => (
          <>
            <TextArea label={m.orders_dispute_text()} required maxLength={2000} {...given(field("text"))} />
            <SelectField
              label={m.orders_dispute_proposal()}
              placeholder={m.orders_dispute_no_proposal()}
              options={SETTLEMENTS.map((value) => ({ value, label: labelOf(SETTLEMENT_LABELS, value) }))}
              {...given(field("proposal"))}
              {...form.register("proposal", { setValueAs: (value: string) => value || null })}
            />
          </>
        )}
      </TransitionForm>
    </div>
  );
}
