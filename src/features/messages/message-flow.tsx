import { ArrowDown, TriangleAlert } from "lucide-react";
import { memo, useState } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { Bubble } from "./bubble/bubble.tsx";
import { chatDay, dayOf } from "./bubble/chat-times.ts";
import { UnsentEntry } from "./bubble/unsent-entry.tsx";
import type { useSending } from "./composer/use-sending.ts";
import { placesOf, type StoredMessage, type Tick, tickOf } from "./live/conversation.ts";
import type { ConversationState } from "./live/conversation-state.ts";
import type { LiveConversation } from "./live/live-conversation.ts";
import type { useFollowing } from "./live/use-following.ts";
import { leadTo, useOutOfSight } from "./live/use-out-of-sight.ts";

export interface MessageFlowProps {
  live: LiveConversation;
  state: ConversationState;
  sending: ReturnType<typeof useSending>;
  /** Of the outbox, what the server does not have yet. */
  waiting: readonly UnsentMessage[];
  following: ReturnType<typeof useFollowing>;
  /** The number of the message that was searched for; null for none. */
  openedAt: number | null;
}

/** What was said, by days, the newest at the foot. */
export function MessageFlow({ live, state, sending, waiting, following, openedAt }: MessageFlowProps) {
  const { box, onScroll } = following;
  const { hidden, onSight } = useOutOfSight();
  const isEmpty = state.messages.length + waiting.length === 0;
  const { before, end } = placesOf(waiting, state.messages);
  const unsent = (message: UnsentMessage) => (
    <UnsentEntry
      key={message.clientId}
      message={message}
      onRetry={(again) => {
        // It is said again, at the end.
        void sending.retry({ ...again, afterSeq: state.lastSeq });
        following.toEnd();
      }}
      onGiveUp={() => void sending.giveUp(message)}
      progressOf={sending.progressOf}
      onSight={onSight}
    />
  );
  return (
    <div className="grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_auto]">
      <div className="relative min-h-0">
        <div
          ref={box}
          onScroll={onScroll}
          role="log"
          aria-label={m.messages_log()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys (WCAG 2.1.1)
          tabIndex={0}
          // The place of the reader is kept by use-following alone, in all browsers alike.
          className="h-full overflow-y-auto overscroll-contain bg-sand-50 px-3 py-4 [overflow-anchor:none] sm:px-5"
        >
          <div className="grid grid-cols-1 gap-2">
            {state.first === "failed" && <LoadFailed onRetry={live.retry} isBusy={false} />}
            {state.first === "loading" && <LineSkeletons count={8} />}
            {state.first === "loaded" && state.hasOlder && <OlderButton onLoad={live.loadOlder} />}
            {state.first === "loaded" && isEmpty && <NothingSaid />}
            {state.messages.flatMap((message, place) => [
              ...(before.get(message.id)?.map(unsent) ?? []),
              <Entry
                key={message.clientId}
                message={message}
                before={state.messages[place - 1]}
                tick={tickOf(message.seq, state.marks)}
                isFound={message.seq === openedAt}
              />,
            ])}
            {end.map(unsent)}
          </div>
        </div>
        <EndButton following={following} />
      </div>
      <RefusedLine
        lost={waiting.filter(({ clientId }) => hidden.has(clientId))}
        onLead={(key) => box.current && leadTo(box.current, key)}
      />
    </div>
  );
}

function NothingSaid() {
  return <p className="justify-self-center py-8 text-center text-sand-600">{m.messages_first()}</p>;
}

/** The way to the end for who is elsewhere, and how much is new there. */
function EndButton({ following: { isNear, news, toEnd } }: Pick<MessageFlowProps, "following">) {
  if (isNear) return null;
  return (
    <button
      type="button"
      onClick={toEnd}
      className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-gulf-900 px-4 text-sm text-white shadow-raised hover:bg-gulf-800"
    >
      <ArrowDown aria-hidden size={18} />
      {news > 0 ? m.messages_new(counted(news)) : m.messages_to_end()}
    </button>
  );
}

interface EntryProps {
  message: StoredMessage;
  before: StoredMessage | undefined;
  tick: Tick;
  /** It was searched for. */
  isFound: boolean;
}

/** A message, under its day where that begins. Stored messages never change: what is drawn is drawn once. */
const Entry = memo(function Entry({ message, before, tick, isFound }: EntryProps) {
  const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt);
  return (
    <>
      {isNewDay && (
        <p className="my-2 justify-self-center rounded-full bg-sand-200 px-4 py-1 text-sand-700 text-xs">
          {chatDay(message.createdAt, currentLocale())}
        </p>
      )}
      {/* The place of a reader is held by the words alone: the line of the day goes when an older page comes. */}
      <div
        data-message={message.id}
        {...(isFound ? { tabIndex: -1 } : {})}
        className={`grid grid-cols-1 ${isFound ? "-mx-2 rounded-xl bg-brass-100 p-2 outline-2 outline-brass-500" : ""}`}
      >
        {isFound && <span className="sr-only">{m.messages_found_here()}</span>}
        <Bubble message={message} tick={tick} />
      </div>
    </>
  );
});

/** Pages before come by themselves on the way up; by this where nothing can be scrolled, or one did not come. */
function OlderButton({ onLoad }: { onLoad: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const load = () => {
    setIsBusy(true);
    const done = () => setIsBusy(false);
    onLoad().then(done, done);
  };
  return (
    <Button type="button" variant="secondary" busy={isBusy} onClick={load} className="justify-self-center">
      {m.messages_older()}
    </Button>
  );
}

interface RefusedLineProps {
  lost: readonly UnsentMessage[];
  onLead: (clientId: string) => void;
}

/** The way to what was refused and is out of sight: first to what was written last. */
function RefusedLine({ lost, onLead }: RefusedLineProps) {
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
