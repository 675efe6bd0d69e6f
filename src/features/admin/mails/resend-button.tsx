import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import type { FailedMail } from "./mail-card.tsx";

/** Tries one mail again. */
export function ResendButton({ mail: { id, recipient } }: { mail: FailedMail }) {
  const { admin } = api.useUtils();
  const resending = api.admin.resendMail.useMutation({
    onSuccess: () => void showToast("success", m.admin_mails_resent()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.admin_inbox_stale() : m.admin_inbox_failed());
    },
    onSettled: () => admin.invalidate(),
  });
  return (
    <Button
      type="button"
      look="secondary"
      busy={resending.isPending}
      aria-label={m.admin_mails_resend_of({ recipient: `\u2066${recipient}\u2069` })}
      onClick={() => resending.mutate({ id })}
    >
      {m.admin_mails_resend()}
    </Button>
  );
}
