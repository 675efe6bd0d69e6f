import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen. */
  description: string;
  /** The verb on the button that does it. */
  confirm: string;
  /** `primary` where it is the wanted step; otherwise something is lost by it. */
  variant?: "danger" | "primary";
  onConfirm: () => void;
  isBusy?: boolean;
  /** What is agreed to, where a sentence does not say it. */
  children?: ReactNode;
}

/** Asks before something that can't be undone; the way back stands beside it. */
export function ConfirmDialog({
  confirm,
  variant = "danger",
  onConfirm,
  isBusy = false,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      {children && <div className="mb-5">{children}</div>}
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant={variant} busy={isBusy} onClick={onConfirm} className="max-sm:w-full">
          {confirm}
        </Button>
        <Button
          type="button"
          variant="secondary"
          disabled={isBusy}
          onClick={() => dialog.onOpenChange(false)}
          className="max-sm:w-full"
        >
          {m.forms_cancel()}
        </Button>
      </div>
    </Dialog>
  );
}
