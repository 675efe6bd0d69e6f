import { useRef } from "react";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";
import { type OnSight, useSight } from "../live/use-out-of-sight.ts";
import { UnsentBubble, type UnsentBubbleProps } from "./bubble.tsx";

interface UnsentEntryProps extends UnsentBubbleProps {
  onSight: OnSight;
}

/** What was not sent, in the conversation. What was refused holds the reader's place as stored messages do, and tells whether it is seen. */
export function UnsentEntry({ onSight, ...bubble }: UnsentEntryProps) {
  return bubble.message.state === "failed" ? (
    <RefusedEntry onSight={onSight} {...bubble} />
  ) : (
    <UnsentBubble {...bubble} />
  );
}

function RefusedEntry({ onSight, ...bubble }: UnsentEntryProps) {
  const { clientId }: UnsentMessage = bubble.message;
  const place = useRef<HTMLDivElement>(null);
  useSight(place, clientId, onSight);
  return (
    <div ref={place} data-message={clientId} className="grid grid-cols-1">
      <UnsentBubble {...bubble} />
    </div>
  );
}
