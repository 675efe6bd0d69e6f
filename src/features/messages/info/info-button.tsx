import { Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import type { OpenConversation } from "../live/conversation.ts";

interface InfoButtonProps {
  conversation: OpenConversation;
  /** The way to tell the platform; it belongs to another feature. */
  renderReport: RenderReport;
  className: string;
}

/** Draws the button that reports a conversation with somebody. */
export type RenderReport = (subject: { id: string; name: string }) => ReactNode;

const loadInfo = () => import("./info-dialog.tsx").then(({ InfoDialog }) => InfoDialog);

/** Opens what is known of the other side; it comes with the first press. */
export function InfoButton({ conversation, renderReport, className }: InfoButtonProps) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.messages_info()}
        onPointerEnter={() => void loadInfo().catch(() => undefined)}
        onClick={() => onOpenChange(true)}
        className={className}
      >
        <Info aria-hidden size={22} />
      </button>
      <LazyDialog load={loadInfo} dialog={{ open, onOpenChange, conversation, renderReport }} />
    </>
  );
}
