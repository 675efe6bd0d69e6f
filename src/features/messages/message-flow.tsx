import { ArrowDown } from "lucide-react";
import { Fragment, useState } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";
import { Bubble, UnsentBubble } from "./bubble.tsx";
import { chatDay, dayOf } from "./chat-times.ts";
import { type Marks, type StoredMessage, tickOf } from "./talk.ts";
import { useFollowing } from "./use-following.ts";
import type { useSending } from "./use-sending.ts";
import type { useTalk } from "./use-talk.ts";

interface MessageFlowProps {
  talk: ReturnType<typeof useTalk>;
  sending: ReturnType<typeof useSending>;
}

/** What was said, by days, the newest at the foot. */
export function MessageFlow({ talk, sending }: MessageFlowProps) {
  const { messages } = talk;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const waiting = sending.unsent.filter(({ clientId }) => !stored.has(clientId));
  const last = waiting.at(-1)?.clientId ?? messages.at(-1)?.clientId;
  const isMine = waiting.length > 0 || messages.at(-1)?.mine === true;
  const { box, onScroll, hasNews, toEnd } = useFollowing(last, messages[0]?.id, isMine);
  return (
    <div className="relative min-h-0">
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={m.messages_log()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys (WCAG 2.1.1)
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain bg-sand-50 px-3 py-4 sm:px-5"
      >
        {talk.first === "failed" ? (
          <LoadFailed onRetry={talk.retry} isBusy={false} />
        ) : talk.first === "loading" ? (
          <LineSkeletons count={8} />
        ) : (
          <div className="grid gap-2">
            {talk.hasOlder && <OlderButton onLoad={talk.loadOlder} />}
            {messages.length + waiting.length === 0 && (
              <p className="justify-self-center py-8 text-center text-sand-600">{m.messages_first()}</p>
            )}
            <Stored messages={messages} marks={talk.marks} />
            {waiting.map((message) => (
              <UnsentBubble
                key={message.clientId}
                message={message}
                onRetry={() => void sending.retry(message)}
                onGiveUp={() => void sending.giveUp(message)}
              />
            ))}
          </div>
        )}
      </div>
      {hasNews && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-gulf-900 px-5 text-sm text-white shadow-raised"
        >
          <ArrowDown aria-hidden size={18} /> {m.messages_new()}
        </button>
      )}
    </div>
  );
}

function Stored({ messages, marks }: { messages: readonly StoredMessage[]; marks: Marks }) {
  return messages.map((message, place) => (
    <Fragment key={message.clientId}>
      <DayLine message={message} before={messages[place - 1]} />
      <Bubble message={message} tick={tickOf(message.seq, marks)} />
    </Fragment>
  ));
}

function DayLine({ message, before }: { message: StoredMessage; before: StoredMessage | undefined }) {
  if (before && dayOf(before.createdAt) === dayOf(message.createdAt)) return null;
  return (
    <p className="my-2 justify-self-center rounded-full bg-sand-200 px-4 py-1 text-sand-700 text-xs">
      {chatDay(message.createdAt, currentLocale())}
    </p>
  );
}

function OlderButton({ onLoad }: { onLoad: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const load = () => {
    setIsBusy(true);
    // A page that did not come can be asked for again: the button stays.
    onLoad().then(
      () => setIsBusy(false),
      () => setIsBusy(false),
    );
  };
  return (
    <Button type="button" look="secondary" busy={isBusy} onClick={load} className="justify-self-center">
      {m.messages_older()}
    </Button>
  );
}
