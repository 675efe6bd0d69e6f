import { useRouter } from "@tanstack/react-router";
import { Check, CheckCheck, Clock, Link2, TriangleAlert } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";
import { refusedOf, withoutRefused } from "#src/lib/outbox/refused-files.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { StoredMessage, Tick } from "../live/conversation.ts";
import { WaitingEnd } from "../waiting-end.tsx";
import { BubbleFiles } from "./bubble-files.tsx";
import { BubbleWords } from "./bubble-labels.tsx";
import { chatTime } from "./chat-times.ts";
import { CONTEXT_WORDS, contextName } from "./message-words.ts";
import { refusalLabels } from "./refusal-labels.ts";
import { UnsentFiles } from "./unsent-files.tsx";

const TICKS = {
  sent: { Icon: Check, words: m.messages_state_sent, variant: "text-gulf-200" },
  delivered: { Icon: CheckCheck, words: m.messages_state_delivered, variant: "text-gulf-200" },
  read: { Icon: CheckCheck, words: m.messages_state_read, variant: "text-brass-300" },
} as const satisfies Record<Tick, object>;

/** A stored message. */
export function Bubble({ message, tick }: { message: StoredMessage; tick: Tick }) {
  const { kind, mine, createdAt, context, files } = message;
  if (kind === "context" && context) return <ContextCard context={context} />;
  const { Icon, words, variant } = TICKS[tick];
  const foot = (
    <>
      <SentAt at={createdAt} />
      {mine && (
        <span className={variant}>
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
      <TriangleAlert aria-hidden size={16} className="shrink-0" /> {refusalLabels(message)}
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

interface BubbleFrameProps {
  mine: boolean;
  faded?: boolean;
  children: ReactNode;
  /** Time and state, in small at the foot. */
  foot: ReactNode;
}

/** The ground of a message: one's own at the end of the line, the other's at its start. */
function BubbleFrame({ mine, faded = false, children, foot }: BubbleFrameProps) {
  const variant = mine
    ? "justify-self-end rounded-ee-sm bg-gulf-800 text-white"
    : "justify-self-start rounded-es-sm border border-sand-200 bg-white text-gulf-950";
  return (
    <div
      className={`grid max-w-[85%] grid-cols-1 gap-1 rounded-2xl px-4 py-2 shadow-card sm:max-w-[70%] ${variant} ${faded ? "opacity-80" : ""}`}
    >
      <span className="sr-only">{mine ? m.messages_from_me() : m.messages_from_other()}</span>
      {children}
      <p className={`flex items-center gap-1.5 justify-self-end text-xs ${mine ? "text-gulf-100" : "text-sand-600"}`}>
        {foot}
      </p>
    </div>
  );
}

/** What the following messages are about; leads to it. */
function ContextCard({ context }: { context: NonNullable<StoredMessage["context"]> }) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: context.path });
  };
  return (
    <a
      href={context.path}
      onClick={open}
      className="flex min-h-11 max-w-full items-center gap-3 justify-self-center rounded-xl border border-brass-300 bg-brass-50 px-4 py-2 text-gulf-900 text-sm hover:border-brass-500"
    >
      <Link2 aria-hidden size={18} className="shrink-0 text-brass-700" />
      <span className="grid min-w-0">
        <span className="text-brass-700 text-xs">{labelOf(CONTEXT_WORDS, context.kind)}</span>
        <Written className="truncate font-bold">{contextName(context)}</Written>
      </span>
    </a>
  );
}
