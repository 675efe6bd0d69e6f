import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { AgainDialog } from "./again-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import type { OwnRequest } from "./request-screen.tsx";

type Action = OwnRequest["actions"][number];

const BUTTONS = [
  { action: "resubmit", label: m.rfqs_do_again, look: "primary" },
  { action: "extend", label: m.rfqs_do_extend, look: "secondary" },
  { action: "close", label: m.rfqs_do_close, look: "secondary" },
  { action: "cancel", label: m.rfqs_do_cancel, look: "danger" },
] as const satisfies { action: Action; label: () => string; look: string }[];

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
          {shown.map(({ action, label, look }) => (
            <Button
              key={action}
              type="button"
              look={look}
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
