import { Check, CheckCheck, Clock, TriangleAlert } from "lucide-react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { dateTimeOf } from "#src/lib/date-time-of.ts";
import type { UnsentMessage } from "#src/lib/message-outbox.ts";
import { refusedOf, withoutRefused } from "#src/lib/refused-files.ts";
import { BubbleFiles } from "./bubble-files.tsx";
import { BubbleFrame } from "./bubble-frame.tsx";
import { BubbleWords } from "./bubble-words.tsx";
import { chatTime } from "./chat-times.ts";
import { ContextCard } from "./context-card.tsx";
import { refusalWords } from "./refusal-words.ts";
import type { StoredMessage, Tick } from "./talk.ts";
import { UnsentFiles } from "./unsent-files.tsx";
import { WaitingEnd } from "./waiting-end.tsx";

const TICKS = {
  sent: { Icon: Check, words: m.messages_state_sent, look: "text-gulf-200" },
  delivered: { Icon: CheckCheck, words: m.messages_state_delivered, look: "text-gulf-200" },
  read: { Icon: CheckCheck, words: m.messages_state_read, look: "text-brass-300" },
} as const satisfies Record<Tick, object>;

/** A stored message. */
export function Bubble({ message, tick }: { message: StoredMessage; tick: Tick }) {
  const { kind, mine, createdAt, context, files } = message;
  if (kind === "context" && context) return <ContextCard context={context} />;
  const { Icon, words, look } = TICKS[tick];
  const foot = (
    <>
      <SentAt at={createdAt} />
      {mine && (
        <span className={look}>
          <Icon aria-hidden size={16} />
          <span className="sr-only">{words()}</span>
        </span>
      )}
    </>
  );
  return (
    <BubbleFrame mine={mine} foot={foot}>
      {files.length > 0 && <BubbleFiles files={files} mine={mine} />}
      <BubbleWords {...message} />
    </BubbleFrame>
  );
}

export interface UnsentBubbleProps {
  message: UnsentMessage;
  /** Tries a message again: as it was, or without what was refused of it. */
  onRetry: (message: UnsentMessage) => void;
  onGiveUp: () => void;
  /** How much of a file has left, from 0 to 1. */
  progressOf: (localId: string) => number;
}

/** What waits for the network, or was refused. */
export function UnsentBubble({ message, onRetry, onGiveUp, progressOf }: UnsentBubbleProps) {
  const { createdAt, state, files } = message;
  const foot = (
    <>
      <SentAt at={createdAt} />
      {state === "sending" && (
        <span>
          <Clock aria-hidden size={14} />
          <span className="sr-only">{m.messages_state_sending()}</span>
        </span>
      )}
    </>
  );
  return (
    <div className="grid justify-items-end gap-1">
      <BubbleFrame mine faded={state === "sending"} foot={foot}>
        <UnsentFiles files={files} isSending={state === "sending"} progressOf={progressOf} />
        <BubbleWords {...message} />
      </BubbleFrame>
      {state === "failed" && <Failed message={message} onRetry={onRetry} onGiveUp={onGiveUp} />}
      {state === "sending" && <WaitingEnd createdAt={createdAt} onGiveUp={onGiveUp} />}
    </div>
  );
}

/** Why it was refused, and the ways on. */
function Failed({ message, onRetry, onGiveUp }: Omit<UnsentBubbleProps, "progressOf">) {
  const rest = withoutRefused(message);
  return (
    <p role="alert" className="flex max-w-[85%] flex-wrap items-center gap-x-3 text-clay-700 text-sm">
      <TriangleAlert aria-hidden size={16} className="shrink-0" /> {refusalWords(message)}
      {rest && (
        <WayOn onClick={() => onRetry(rest)} isFirst>
          {m.messages_send_without(counted(refusedOf(message).length))}
        </WayOn>
      )}
      <WayOn onClick={() => onRetry(message)} isFirst={!rest}>
        {m.messages_retry()}
      </WayOn>
      <WayOn onClick={onGiveUp}>{m.messages_give_up()}</WayOn>
    </p>
  );
}

function WayOn({ isFirst = false, ...button }: { onClick: () => void; isFirst?: boolean; children: string }) {
  return (
    <button
      type="button"
      className={`min-h-11 underline underline-offset-4 ${isFirst ? "font-bold" : ""}`}
      {...button}
    />
  );
}

function SentAt({ at }: { at: number }) {
  return <time dateTime={dateTimeOf(at)}>{chatTime(at, currentLocale())}</time>;
}
