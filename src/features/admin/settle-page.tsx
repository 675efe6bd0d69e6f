import type { InboxName } from "#domain/admin/inbox.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";

/** Puts all that this page of an inbox shows aside as done; each can be taken back under "done". */
export function SettlePage({ inbox, ids }: { inbox: InboxName; ids: string[] }) {
  const { admin } = api.useUtils();
  const settling = api.admin.settleMany.useMutation({
    onSuccess: ({ count }) => void showToast("success", m.admin_inbox_settled_many(counted(count))),
    onError: () => void showToast("error", m.admin_inbox_failed()),
    onSettled: () => admin.invalidate(),
  });
  return (
    <div>
      <Button type="button" look="secondary" busy={settling.isPending} onClick={() => settling.mutate({ inbox, ids })}>
        {m.admin_inbox_settle_page(counted(ids.length))}
      </Button>
    </div>
  );
}
