import type { InboxName, InboxState } from "#domain/admin/inbox.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";

interface SettleButtonProps {
  inbox: InboxName;
  id: string;
  status: InboxState;
  title: string;
}

/** Puts something aside as done, or back: one click, since the other takes it back. */
export function SettleButton({ inbox, id, status, title }: SettleButtonProps) {
  const { admin } = api.useUtils();
  const isDone = status === "done";
  const settling = api.admin.settle.useMutation({
    onSuccess: () => void showToast("success", isDone ? m.admin_inbox_reopened() : m.admin_inbox_settled()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      void showToast("error", isLate ? m.admin_inbox_stale() : m.admin_inbox_failed());
    },
    onSettled: () => admin.invalidate(),
  });
  const isolated = `\u2068${title}\u2069`;
  return (
    <Button
      type="button"
      look="secondary"
      busy={settling.isPending}
      aria-label={isDone ? m.admin_inbox_reopen_of({ title: isolated }) : m.admin_inbox_settle_of({ title: isolated })}
      onClick={() => settling.mutate({ inbox, id, status: isDone ? "new" : "done" })}
    >
      {isDone ? m.admin_inbox_reopen() : m.admin_inbox_settle()}
    </Button>
  );
}
