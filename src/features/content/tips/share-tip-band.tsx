import { PenLine } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { LazyDialog } from "#src/ui/lazy-dialog.tsx";
import { Section } from "#src/ui/section.tsx";

const loadShareTipDialog = () => import("./share-tip-dialog.tsx").then(({ ShareTipDialog }) => ShareTipDialog);

/** Invites readers to share a tip; the form comes with the first press. */
export function ShareTipBand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section tone="sand">
      <div className="flex flex-wrap items-center justify-between gap-5">
        <div className="grid max-w-2xl gap-1.5">
          <h2 className="text-2xl text-gulf-900">{m.content_tips_share_teaser_title()}</h2>
          <p className="text-sand-700">{m.content_tips_share_teaser_text()}</p>
        </div>
        <Button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadShareTipDialog().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          <PenLine aria-hidden size={18} /> {m.content_tips_share_action()}
        </Button>
      </div>
      <LazyDialog load={loadShareTipDialog} dialog={{ open: isOpen, onOpenChange: setOpen }} />
    </Section>
  );
}
