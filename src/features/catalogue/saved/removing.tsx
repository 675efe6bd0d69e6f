import { Undo2, X } from "lucide-react";
import { useState } from "react";
import type { SavedSubject } from "#domain/catalogue/saved.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSaving } from "#src/lib/saved/use-saving.ts";
import { Button } from "#src/ui/button.tsx";
import { tellSavingFailed } from "#src/ui/saved/saving-failed.ts";

export interface Removing {
  isRemoved: boolean;
  isBusy: boolean;
  toggle: () => void;
}

/** Takes something off the list at once; it stays where it was until the list is left, so that one more tap brings it back. */
export function useRemoving(subject: SavedSubject): Removing {
  const [isRemoved, setIsRemoved] = useState(false);
  const { isBusy, change } = useSaving(subject, (error, wanted) => {
    setIsRemoved(wanted);
    tellSavingFailed(error, wanted);
  });
  const toggle = () => {
    setIsRemoved(!isRemoved);
    change(isRemoved);
  };
  return { isRemoved, isBusy, toggle };
}

interface RemoveButtonProps extends Removing {
  name: string;
  /** It can't be saved again: what is gone is gone. */
  isFinal?: boolean;
}

/** One button for both ways: the focus stays on it. */
export function RemoveButton({ isRemoved, isBusy, toggle, name, isFinal = false }: RemoveButtonProps) {
  const canUndo = isRemoved && !isFinal;
  const label = { name: isolated(name) };
  return (
    <Button
      type="button"
      variant="secondary"
      wide
      held={isBusy || (isFinal && isRemoved)}
      onClick={toggle}
      aria-label={canUndo ? m.catalogue_saved_undo_label(label) : m.catalogue_saved_remove_label(label)}
    >
      {canUndo ? <Undo2 aria-hidden size={18} /> : <X aria-hidden size={18} />}
      {canUndo ? m.catalogue_saved_undo() : m.catalogue_saved_remove()}
    </Button>
  );
}

/** Says that something was taken off, where it stood. */
export function RemovedNote({ isRemoved }: Pick<Removing, "isRemoved">) {
  return (
    <p role="status" className="pb-2 font-bold text-clay-700 text-sm empty:hidden">
      {isRemoved && m.catalogue_saved_removed()}
    </p>
  );
}
