import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useFrozen } from "#src/lib/use-frozen.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { OpenOrder } from "./order-labels.ts";
import { draftKeyOf, type TransitionFieldProps, TransitionFields } from "./transition-fields.tsx";
import { isMade, TRANSITIONS, type TransitionName } from "./transitions.ts";

interface TransitionDialogProps {
  move: TransitionName;
  page: OpenOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The second click of a move, with what it asks for. */
export function TransitionDialog({ move, page, open, onOpenChange }: TransitionDialogProps) {
  const words = TRANSITIONS[move];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.label()} description={words.text()}>
      {page.side === "admin" && <p className="mb-4 text-sand-700">{m.orders_ruling_second()}</p>}
      <Seen move={move} page={page} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** The other side may move while the dialog is open: nobody agrees to what they have not read. One's own move is no news. */
function Seen(props: Omit<TransitionFieldProps, "onBusy">) {
  const { move, page, onClose } = props;
  const { frozen, isChanged, review } = useFrozen(page, ({ order }) => order.version);
  const [isSending, setSending] = useState(false);
  const isOwn = isMade(move, frozen, page);
  useEffect(() => {
    // Its answer was lost, and the page shows that it was made.
    if (!isOwn || isSending) return;
    dropDraft(draftKeyOf(move, page));
    onClose();
  }, [isOwn, isSending, move, page, onClose]);
  if (!isChanged || isSending || isOwn) return <TransitionFields {...props} page={frozen} onBusy={setSending} />;
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={m.orders_stale()}>
        <p>{m.orders_stale_text()}</p>
      </Notice>
      <Button type="button" onClick={review} className="justify-self-start">
        {m.forms_look_again()}
      </Button>
    </div>
  );
}
