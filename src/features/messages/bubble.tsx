import { useRouter } from "@tanstack/react-router";
import { Check, CheckCheck, Clock, Link2, TriangleAlert } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { UnsentMessage } from "#src/lib/message-outbox.ts";
import { Written } from "#src/ui/bdi.tsx";
import { chatTime } from "./chat-times.ts";
import { CONTEXT_WORDS, contextName } from "./message-words.ts";
import type { StoredMessage, Tick } from "./talk.ts";

const TICKS = {
  sent: { Icon: Check, words: m.messages_state_sent, look: "text-gulf-200" },
  delivered: { Icon: CheckCheck, words: m.messages_state_delivered, look: "text-gulf-200" },
  read: { Icon: CheckCheck, words: m.messages_state_read, look: "text-brass-300" },
} as const satisfies Record<Tick, object>;

/** A message: one's own at the end of the line, the other's at its start. */
export function Bubble({ message, tick }: { message: StoredMessage; tick: Tick }) {
  const { kind, mine, content, createdAt, context } = message;
  if (kind === "context" && context) return <ContextCard context={context} />;
  const { Icon, words, look } = TICKS[tick];
  return (
    <Frame mine={mine} content={content || m.messages_other_kind()}>
      <time dateTime={new Date(createdAt).toISOString()}>{chatTime(createdAt, currentLocale())}</time>
      {mine && (
        <span className={look}>
          <Icon aria-hidden size={16} />
          <span className="sr-only">{words()}</span>
        </span>
      )}
    </Frame>
  );
}

interface UnsentBubbleProps {
  message: UnsentMessage;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** What waits for the network, or was refused. */
export function UnsentBubble({ message: { content, createdAt, state }, onRetry, onGiveUp }: UnsentBubbleProps) {
  return (
    <div className="grid justify-items-end gap-1">
      <Frame mine content={content} faded>
        <time dateTime={new Date(createdAt).toISOString()}>{chatTime(createdAt, currentLocale())}</time>
        {state === "sending" && (
          <span>
            <Clock aria-hidden size={14} />
            <span className="sr-only">{m.messages_state_sending()}</span>
          </span>
        )}
      </Frame>
      {state === "failed" && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-clay-700 text-sm">
          <TriangleAlert aria-hidden size={16} /> {m.messages_failed()}
          <button type="button" onClick={onRetry} className="min-h-11 font-bold underline underline-offset-4">
            {m.messages_retry()}
          </button>
          <button type="button" onClick={onGiveUp} className="min-h-11 underline underline-offset-4">
            {m.messages_give_up()}
          </button>
        </p>
      )}
    </div>
  );
}

interface FrameProps {
  mine: boolean;
  content: string;
  faded?: boolean;
  children: ReactNode;
}

function Frame({ mine, content, faded = false, children }: FrameProps) {
  const look = mine
    ? "justify-self-end rounded-ee-sm bg-gulf-800 text-white"
    : "justify-self-start rounded-es-sm border border-sand-200 bg-white text-gulf-950";
  return (
    <div
      className={`grid max-w-[85%] gap-1 rounded-2xl px-4 py-2 shadow-card sm:max-w-[70%] ${look} ${faded ? "opacity-80" : ""}`}
    >
      <span className="sr-only">{mine ? m.messages_from_me() : m.messages_from_other()}</span>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap leading-relaxed">
        {content}
      </p>
      <p className={`flex items-center gap-1.5 justify-self-end text-xs ${mine ? "text-gulf-100" : "text-sand-600"}`}>
        {children}
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
        <span className="text-brass-700 text-xs">{CONTEXT_WORDS[context.kind]()}</span>
        <Written className="truncate font-bold">{contextName(context)}</Written>
      </span>
    </a>
  );
}
