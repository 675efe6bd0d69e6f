import { TriangleAlert } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import type { UnsentMessage } from "#src/lib/message-outbox.ts";

interface RefusedLineProps {
  lost: readonly UnsentMessage[];
  onLead: (clientId: string) => void;
}

/** The way to what was refused and is out of sight: first to what was written last. */
export function RefusedLine({ lost, onLead }: RefusedLineProps) {
  const last = lost.at(-1);
  if (!last) return null;
  return (
    <button
      type="button"
      onClick={() => onLead(last.clientId)}
      className="flex min-h-11 items-center justify-center gap-2 border-sand-200 border-t bg-clay-50 px-4 text-clay-700 text-sm underline underline-offset-4 hover:bg-clay-100"
    >
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      {m.messages_refused_hidden(counted(lost.length))}
    </button>
  );
}
