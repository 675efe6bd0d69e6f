import { m } from "#i18n/paraglide/messages.js";
import { Button } from "../button.tsx";

interface FormButtonsProps {
  /** What sending it does, in words. */
  send: string;
  variant?: "primary" | "danger";
  /** What leaving it is called, where it is no cancelling: a dialog of a verb that cancels leads back. */
  leave?: string;
  isSending: boolean;
  onCancel: () => void;
}

/** The end of a form that can be left: it is sent, or given up while it is not on its way. */
export function FormButtons({
  send,
  variant = "primary",
  leave = m.forms_cancel(),
  isSending,
  onCancel,
}: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={variant} busy={isSending} className="max-sm:w-full">
        {send}
      </Button>
      <Button type="button" variant="secondary" disabled={isSending} onClick={onCancel} className="max-sm:w-full">
        {leave}
      </Button>
    </div>
  );
}
