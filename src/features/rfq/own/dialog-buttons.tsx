import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

interface DialogButtonsProps {
  confirm: string;
  variant?: "primary" | "danger";
  isBusy: boolean;
  onCancel: () => void;
}

/** The verb of a dialog's form and the way back. */
export function DialogButtons({ confirm, variant = "primary", isBusy, onCancel }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={variant} busy={isBusy} className="max-sm:w-full">
        {confirm}
      </Button>
      <Button type="button" variant="secondary" disabled={isBusy} onClick={onCancel} className="max-sm:w-full">
        {m.rfqs_do_back()}
      </Button>
    </div>
  );
}
