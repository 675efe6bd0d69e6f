import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { MailSearch } from "./mail-search.ts";

interface ResendAllProps {
  filter: Omit<MailSearch, "page">;
  /** How many of those that the filter shows are worth another try, on all pages. */
  resendable: number;
  /** How many it shows besides. */
  others: number;
}

/** Tries again all that the filter shows and that another try may cure, a hundred at a time; the second click is in the dialog. */
export function ResendAll({ filter, resendable, others }: ResendAllProps) {
  const [isOpen, setOpen] = useState(false);
  const { client, admin } = api.useUtils();
  if (resendable < 2 && !isOpen) return null;
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        {m.admin_mails_resend_all(counted(resendable))}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.admin_mails_resend_all(counted(resendable))}
        description={
          others > 0
            ? `${m.admin_mails_resend_all_hint()} ${m.admin_mails_resend_left(counted(others))}`
            : m.admin_mails_resend_all_hint()
        }
        reason="none"
        reasonHint=""
        confirm={m.admin_mails_resend()}
        variant="primary"
        draftKey="admin-mails-resend"
        stateNow={m.admin_mails_no_more()}
        isPossible
        send={async (_, signal) => {
          const { count } = await client.admin.resendMails.mutate(filter, { signal });
          void showToast("success", m.admin_mails_resent_all(counted(count)));
        }}
        refresh={() => admin.invalidate()}
        onDone={() => setOpen(false)}
      />
    </div>
  );
}
