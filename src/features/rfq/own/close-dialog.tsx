import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import type { RequestDialogProps } from "./request-actions.tsx";
import { useRequestRefresh } from "./use-request-refresh.ts";

/** Takes no more quotes; those that came stay open to negotiation. */
export function CloseDialog({ request: { reference, version }, open, onOpenChange }: RequestDialogProps) {
  const refresh = useRequestRefresh(reference);
  const close = api.rfqs.close.useMutation({
    onSuccess: () => void showToast("success", m.rfqs_close_done()),
    onError: (error) =>
      void showToast(
        "error",
        toCallFailure(error).code === "CONFLICT" ? m.rfqs_do_stale() : m.forms_failed_title(),
        toCallFailure(error).code === "CONFLICT" ? m.rfqs_do_stale_text() : m.forms_failed_again(),
      ),
    onSettled: async () => {
      await refresh();
      onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.rfqs_close_title()}
      description={m.rfqs_close_text()}
      confirm={m.rfqs_do_close()}
      isBusy={close.isPending}
      onConfirm={() => close.mutate({ reference, version })}
    />
  );
}
