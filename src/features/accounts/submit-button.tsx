import { LoaderCircle } from "lucide-react";
import { Button } from "#src/ui/button.tsx";

interface SubmitButtonProps {
  label: string;
  /** What it says while the call is under way (spec §2). */
  busyLabel: string;
  isBusy: boolean;
  disabled?: boolean;
}

/** The button that sends an account form: off while something is missing, in other words while it is busy. */
export function SubmitButton({ label, busyLabel, isBusy, disabled = false }: SubmitButtonProps) {
  return (
    <Button type="submit" wide held={isBusy} disabled={disabled} aria-busy={isBusy || undefined} className="min-h-12">
      {isBusy && <LoaderCircle aria-hidden size={20} className="animate-spin" />}
      {isBusy ? busyLabel : label}
    </Button>
  );
}
