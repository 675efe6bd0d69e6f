import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { AgainDialog } from "./again-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import type { OwnRequest } from "./request-screen.tsx";
import { useRequestRefresh } from "./use-request-refresh.ts";

type Action = OwnRequest["actions"][number];

const BUTTONS = [
  { action: "resubmit", label: m.rfqs_do_again, variant: "primary" },
  { action: "extend", label: m.rfqs_do_extend, variant: "secondary" },
  { action: "close", label: m.rfqs_do_close, variant: "secondary" },
  { action: "cancel", label: m.rfqs_do_cancel, variant: "danger" },
] as const satisfies { action: Action; label: () => string; variant: string }[];

export interface RequestDialogProps {
  request: OwnRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const DIALOGS = { resubmit: AgainDialog, extend: ExtendDialog, close: CloseDialog, cancel: CancelDialog };

/** A button for each move that the request allows now. */
export function RequestActions({ request }: { request: OwnRequest }) {
  const [chosen, setChosen] = useState<keyof typeof DIALOGS>();
  const shown = BUTTONS.filter(({ action }) => request.actions.includes(action));
  const Dialog = chosen ? DIALOGS[chosen] : null;
  return (
    <>
      {shown.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {shown.map(({ action, label, variant }) => (
            <Button
              key={action}
              type="button"
              variant={variant}
              aria-haspopup="dialog"
              className="max-xs:w-full"
              onClick={() => setChosen(action)}
            >
              {label()}
            </Button>
          ))}
        </div>
      )}
      {Dialog && <Dialog request={request} open onOpenChange={(open) => !open && setChosen(undefined)} />}
    </>
  );
}

/** Takes no more quotes; those that came stay open to negotiation. */
function CloseDialog({ request: { reference, version, quotes }, open, onOpenChange }: RequestDialogProps) {
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
      description={quotes.length === 0 ? m.rfqs_close_text_none() : m.rfqs_close_text()}
      confirm={m.rfqs_do_close()}
      isBusy={close.isPending}
      onConfirm={() => close.mutate({ reference, version })}
    />
  );
}
