import { useState } from "react";
import type { ItemDecision } from "#domain/admin/review-suppliers.ts";
import { canDecide, mayProvide } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { Item } from "./checklist.tsx";
import { ITEM_DECISION_LABELS, itemLabels, itemState } from "./company-labels.ts";
import type { Application } from "./in-the-way.ts";
import { hasEnded, LicenceEnd, useLicenceEnd } from "./licence-end.tsx";
import { isAnyEnded, ProvenCertificates, provenBy, useReadDocuments } from "./proven-certificates.tsx";
import { useOpenQueue } from "./queue/queue-context.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const DECISIONS: readonly ItemDecision[] = ["accepted", "rejected", "waived"];
const LOOKS = { accepted: "primary", rejected: "danger", waived: "secondary" } as const;

interface ItemDecisionsProps {
  application: Application;
  item: Item;
}

/** The decisions that an item's state allows, each with its dialog. */
export function ItemDecisions({ application, item }: ItemDecisionsProps) {
  // It stays while its dialog is open, even when the state does not allow it any more.
  const [chosen, setChosen] = useState<ItemDecision>();
  const [isOpen, setOpen] = useState(false);
  const possible = DECISIONS.filter((decision) => isPossible(application, item, decision));
  const choose = (decision: ItemDecision) => {
    setChosen(decision);
    setOpen(true);
  };
  return (
    <>
      {possible.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {possible.map((decision) => (
            <Button
              key={decision}
              type="button"
              variant={LOOKS[decision]}
              aria-label={nameOf(decision, item)}
              onClick={() => choose(decision)}
            >
              {ITEM_DECISION_LABELS[decision].verb()}
            </Button>
          ))}
        </div>
      )}
      {chosen && (
        <ItemDialog application={application} item={item} decision={chosen} open={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}

function isPossible({ status }: Application, { state }: Item, decision: ItemDecision): boolean {
  return mayProvide(status) && state !== decision && canDecide(state, decision);
}

function nameOf(decision: ItemDecision, { item }: Item): string {
  return m.admin_item_decision_of({ decision: ITEM_DECISION_LABELS[decision].verb(), item: itemLabels(item) });
}

interface ItemDialogProps extends ItemDecisionsProps {
  decision: ItemDecision;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ItemDialog({ application, item, decision, ...dialog }: ItemDialogProps) {
  const { client, admin } = api.useUtils();
  const { goOn } = useOpenQueue();
  const { id, version } = application;
  const { verb, hint } = ITEM_DECISION_LABELS[decision];
  const asksEnd = item.item === "trade_licence" && decision === "accepted";
  const asksProof = item.item === "certificates" && decision === "accepted";
  const { documents, change } = useReadDocuments(item);
  const [licenceEnd, setLicenceEnd] = useLicenceEnd(item);
  return (
    <ReasonDialog
      {...dialog}
      title={nameOf(decision, item)}
      description={hint()}
      reason={decision === "accepted" ? "none" : "required"}
      reasonHint={m.admin_reason_owner_reads()}
      confirm={verb()}
      variant={LOOKS[decision]}
      draftKey={`admin-item-${id}-${item.item}`}
      stateNow={itemState(item.state).words}
      isPossible={
        isPossible(application, item, decision) &&
        !(asksEnd && hasEnded(licenceEnd)) &&
        !(asksProof && isAnyEnded(documents))
      }
      send={async (reason, signal) => {
        const note = decision === "accepted" ? null : reason;
        const end = asksEnd && licenceEnd !== "" ? { licenceEnd } : {};
        const proven = asksProof ? { certificates: provenBy(documents) } : {};
        const input = { id, version, item: item.item, decision, note, ...end, ...proven };
        const decided = await client.admin.decideItem.mutate(input, { signal });
        const words = { item: itemLabels(decided.item), state: itemState(decided.state).words };
        void showToast("success", m.admin_item_done(words));
      }}
      refresh={() => admin.invalidate()}
      onDone={() => {
        dialog.onOpenChange(false);
        void goOn();
      }}
    >
      {asksEnd && <LicenceEnd day={licenceEnd} onChange={setLicenceEnd} />}
      {asksProof && documents.length > 0 && <ProvenCertificates documents={documents} onChange={change} />}
    </ReasonDialog>
  );
}
