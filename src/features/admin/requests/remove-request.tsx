import { useState } from "react";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { ListedRequest } from "./request-entry.tsx";

/** Takes a request off the market, with a reason that its buyer reads. */
export function RemoveRequest({ request }: { request: ListedRequest }) {
  const { client, admin } = api.useUtils();
  const [isOpen, setOpen] = useState(false);
  const { reference, version, status, canRemove } = request;
  if (!canRemove && !isOpen) return null;
  return (
    <>
      <Button
        type="button"
        variant="danger"
        className="justify-self-start max-sm:w-full"
        aria-label={m.admin_requests_remove_of({ reference: isolatedLtr(reference) })}
        onClick={() => setOpen(true)}
      >
        {m.admin_requests_remove()}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.admin_requests_remove_of({ reference: isolatedLtr(reference) })}
        description={m.admin_requests_remove_hint()}
        reason="required"
        reasonHint={m.admin_requests_reason_reads()}
        confirm={m.admin_requests_remove()}
        variant="danger"
        draftKey={`admin-request-${reference}`}
        stateNow={statusLabels(status)}
        isPossible={canRemove}
        send={async (reason, signal) => {
          await client.admin.removeRfq.mutate({ reference, version, reason: reason ?? "" }, { signal });
          void showToast("success", m.admin_requests_removed());
        }}
        refresh={() => admin.invalidate()}
        onDone={() => setOpen(false)}
      />
    </>
  );
}
