import { Archive, Copy, Pause, Play, Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import type { OwnProduct } from "./own-product.ts";
import {
  BUTTON_TRANSITIONS,
  type ButtonTransition,
  useDuplicate,
  useProductTransitions,
} from "./use-product-transitions.ts";

export const TRANSITION_LABELS: Record<ButtonTransition, { name: () => string; Icon: typeof Pause }> = {
  recall: { name: m.products_transition_recall, Icon: Undo2 },
  pause: { name: m.products_transition_pause, Icon: Pause },
  resume: { name: m.products_transition_resume, Icon: Play },
  archive: { name: m.products_transition_archive, Icon: Archive },
};

interface TransitionButtonsProps {
  product: Pick<OwnProduct, "id" | "actions" | "status">;
  version: number;
  onMoved?: (version: number) => void;
}

/** What the machine lets the supplier do with the product, and a copy of it. */
export function TransitionButtons({ product: { id, actions }, version, onMoved }: TransitionButtonsProps) {
  const { move, isBusy } = useProductTransitions(id, onMoved);
  const copy = useDuplicate(id);
  const [isAsking, setAsking] = useState(false);
  const take = (action: ButtonTransition) => (action === "archive" ? setAsking(true) : move(action, version));
  return (
    <>
      {BUTTON_TRANSITIONS.filter((action) => actions.includes(action)).map((action) => {
        const { name, Icon } = TRANSITION_LABELS[action];
        return (
          <Button
            key={action}
            type="button"
            variant="secondary"
            held={isBusy}
            onClick={() => take(action)}
            className="max-xs:w-full"
          >
            <Icon aria-hidden size={18} /> {name()}
          </Button>
        );
      })}
      <Button type="button" variant="secondary" busy={copy.isBusy} onClick={copy.duplicate} className="max-xs:w-full">
        <Copy aria-hidden size={18} /> {m.products_duplicate()}
      </Button>
      <ArchiveDialog
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          move("archive", version);
        }}
      />
    </>
  );
}

interface ArchiveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Archiving can't be undone, only copied. */
export function ArchiveDialog(dialog: ArchiveDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={m.products_archive_title()}
      description={m.products_archive_text()}
      confirm={m.products_transition_archive()}
    />
  );
}
