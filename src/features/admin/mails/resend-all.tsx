import { useState } from "react";
import type { MailFailure, MailKind } from "#domain/admin/mail-failures.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";

interface ResendAllProps {
  filter: { kind?: MailKind | undefined; failure?: MailFailure | undefined };
  /** How many the filter shows, on all pages. */
  total: number;
}

/** Tries all that the filter shows again, a hundred at a time; the second click is in the dialog. */
export function ResendAll({ filter, total }: ResendAllProps) {
  const [isOpen, setOpen] = useState(false);
  const { client, admin } = api.useUtils();
  if (total < 2) return null;
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        {m.admin_mails_resend_all(counted(total))}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.admin_mails_resend_all(counted(total))}
        description={m.admin_mails_resend_all_hint()}
        reason="none"
        reasonHint=""
        confirm={m.admin_mails_resend()}
        look="primary"
        draftKey="admin-mails-resend"
        stateNow={m.admin_mails_empty()}
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
