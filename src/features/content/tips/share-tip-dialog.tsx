import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { ShareTipForm } from "./share-tip-form.tsx";

interface ShareTipDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** "Share your tip" (spec §2): the form, then thanks. Opened again, it starts again. */
export function ShareTipDialog({ open, onOpenChange }: ShareTipDialogProps) {
  const [isSent, setSent] = useState(false);
  const change = (isOpen: boolean) => {
    if (!isOpen) setSent(false);
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={m.content_tips_share_title()}
      {...(isSent ? {} : { description: m.content_tips_share_intro() })}
    >
      {isSent ? (
        <div className="grid gap-5">
          <Notice tone="success" title={m.content_tips_share_sent_title()}>
            <p>{m.content_tips_share_sent_text()}</p>
          </Notice>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => change(false)}>{m.content_tips_share_done()}</Button>
            <Button variant="secondary" onClick={() => setSent(false)}>
              {m.content_tips_share_another()}
            </Button>
          </div>
        </div>
      ) : (
        <ShareTipForm onSent={() => setSent(true)} onCancel={() => change(false)} />
      )}
    </Dialog>
  );
}
