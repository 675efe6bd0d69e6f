import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

interface DialogButtonsProps {
  confirm: string;
  look?: "primary" | "danger";
  isBusy: boolean;
  onCancel: () => void;
}

/** The verb of a dialog's form and the way back. */
export function DialogButtons({ confirm, look = "primary", isBusy, onCancel }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look={look} busy={isBusy} className="max-sm:w-full">
        {confirm}
      </Button>
      <Button type="button" look="secondary" disabled={isBusy} onClick={onCancel} className="max-sm:w-full">
        {m.rfqs_do_back()}
      </Button>
    </div>
  );
}
