import { PenLine } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";

const loadShareTipDialog = () => import("./share-tip-dialog.tsx").then(({ ShareTipDialog }) => ShareTipDialog);

/** Invites readers to share a tip; the form comes with the first press. */
export function ShareTipBand() {
  const [isOpen, setOpen] = useState(false);
  const { Component: ShareTipDialog, hasFailed, retry } = useLazyComponent(loadShareTipDialog, isOpen);
  const open = () => {
    if (hasFailed) retry();
    setOpen(true);
  };
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
          busy={isOpen && !ShareTipDialog && !hasFailed}
          onPointerEnter={() => void loadShareTipDialog().catch(() => undefined)}
          onClick={open}
        >
          <PenLine aria-hidden size={18} /> {m.content_tips_share_action()}
        </Button>
      </div>
      {hasFailed && isOpen && (
        <p role="alert" className="mt-3 font-bold text-clay-700 text-sm">
          {m.forms_dialog_unavailable()}
        </p>
      )}
      {ShareTipDialog && <ShareTipDialog open={isOpen} onOpenChange={setOpen} />}
    </Section>
  );
}
