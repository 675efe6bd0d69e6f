import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { FailedMail } from "./mail-card.tsx";

interface DiscardDialogProps {
  mail: FailedMail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives a mail up, for a reason that the audit log keeps. */
export function DiscardDialog({ mail: { id, recipient }, ...dialog }: DiscardDialogProps) {
  const { client, admin } = api.useUtils();
  return (
    <ReasonDialog
      {...dialog}
      title={m.admin_mails_discard_of({ recipient: `\u2066${recipient}\u2069` })}
      description={m.admin_mails_discard_hint()}
      reason="required"
      reasonHint={m.admin_reason_audit()}
      confirm={m.admin_mails_discard()}
      look="danger"
      draftKey={`admin-mail-${id}`}
      stateNow={m.admin_mails_no_more()}
      isPossible
      send={async (reason, signal) => {
        await client.admin.discardMail.mutate({ id, reason: reason ?? "" }, { signal });
        void showToast("success", m.admin_mails_discarded());
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
