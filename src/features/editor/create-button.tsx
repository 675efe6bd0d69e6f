import { Button } from "#src/ui/button.tsx";

/** Sends the form of a new entry. */
export function CreateButton({ label, isSending }: { label: string; isSending: boolean }) {
  return (
    <div>
      <Button type="submit" busy={isSending} className="max-sm:w-full">
        {label}
      </Button>
    </div>
  );
}
