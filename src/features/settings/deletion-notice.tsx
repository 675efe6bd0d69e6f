import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { settingsFailure } from "./settings-toast.ts";

/** Says when the account is going to be deleted, and takes that back. */
export function DeletionNotice({ deleteAfter }: { deleteAfter: number }) {
  const session = useSessionStore();
  const keeping = api.account.cancelDeletion.useMutation({
    onSuccess: async () => {
      await session.refresh();
      void showToast("success", m.settings_delete_kept());
    },
    onError: settingsFailure,
  });
  return (
    <Notice tone="error" title={m.settings_delete_requested({ date: formatDate(deleteAfter, currentLocale()) })}>
      <p>{m.settings_delete_requested_hint()}</p>
      <div className="mt-2">
        <Button type="button" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {m.settings_delete_keep()}
        </Button>
      </div>
    </Notice>
  );
}
