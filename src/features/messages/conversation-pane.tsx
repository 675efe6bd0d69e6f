import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import type { SentMessage } from "#src/lib/outbox/send-unsent.ts";
import { ReceiptNotifier } from "#src/lib/realtime/receipt-notifier.ts";
import type { Session } from "#src/lib/session/session.ts";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { Composer } from "./composer/composer.tsx";
import { useSending } from "./composer/use-sending.ts";
import { ConversationHeader } from "./conversation-header.tsx";
import { ClosedNote } from "./info/info-block.tsx";
import type { RenderReport } from "./info/info-button.tsx";
import { lastOfOther, notStored, type OpenConversation, type StoredMessage } from "./live/conversation.ts";
import { LiveConversation } from "./live/live-conversation.ts";
import { useFollowing } from "./live/use-following.ts";
import { useKeptEnd } from "./live/use-kept-end.ts";
import type { OrderAct } from "./matter/matter-labels.tsx";
import { PinnedMatter } from "./matter/pinned-matter.tsx";
import { MessageFlow, type MessageFlowProps } from "./message-flow.tsx";

interface ConversationPaneProps {
  conversation: OpenConversation;
  session: Session;
  renderReport: RenderReport;
  orderAct: OrderAct;
  /** The number of the message that it is opened at; null for its end. */
  openedAt: number | null;
}

/** A conversation: with whom, what was said, and where one writes. */
export function ConversationPane({ conversation, session, renderReport, orderAct, openedAt }: ConversationPaneProps) {
  const { live, state } = useConversation(session.userId, conversation, openedAt);
  const [sentCount, setSentCount] = useState(0);
  const onStored = useCallback(
    (message: SentMessage) => {
      live.addOwn(message);
      setSentCount((count) => count + 1);
    },
    [live],
  );
  const sending = useSending({ conversationId: conversation.id, userId: session.userId, onStored });
  const waiting = notStored(sending.unsent, state.messages);
  return (
    <section
      aria-label={m.messages_pane({ name: conversation.other.name || m.messages_someone() })}
      className="contents"
    >
      <div className="grid min-h-0 grow grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <ConversationHeader
            conversation={conversation}
            presence={state.presence}
            isTyping={state.isTyping}
            renderReport={renderReport}
          />
          {conversation.matter && <PinnedMatter matter={conversation.matter} orderAct={orderAct} />}
        </div>
        <SentNotice count={sentCount} />
        <Reading
          key={openedAt}
          conversation={conversation}
          state={state}
          live={live}
          sending={sending}
          waiting={waiting}
          openedAt={openedAt}
        />
        {conversation.blocked || conversation.closed ? (
          <div className="border-sand-200 border-t p-3">
            <ClosedNote conversation={conversation} />
          </div>
        ) : session.isVerified ? (
          <Composer
            conversationId={conversation.id}
            onSend={(words) => void sending.send({ ...words, afterSeq: state.lastSeq })}
            onTyping={live.publishTyping}
          />
        ) : (
          <div className="border-sand-200 border-t p-3">
            <UnverifiedNote />
          </div>
        )}
      </div>
    </section>
  );
}

interface ReadingProps extends Omit<MessageFlowProps, "following"> {
  conversation: OpenConversation;
}

/** What was said, from the place that it is opened at: another place is another reading. */
function Reading({ conversation, ...flow }: ReadingProps) {
  const { live, state, waiting, openedAt } = flow;
  const following = useFollowing({ live, state, writtenAt: waiting.at(-1)?.createdAt ?? 0, openedAt });
  useSeen(conversation, state.messages, following.isNear);
  return <MessageFlow {...flow} following={following} />;
}

/** Says to those who don't see the tick that a message was stored (spec §8). The two texts take turns, so that each is heard. */
function SentNotice({ count }: { count: number }) {
  return (
    <p role="status" className="sr-only">
      {count > 0 && (count % 2 === 1 ? m.messages_sent_yours() : m.messages_sent())}
    </p>
  );
}

/** Tells the server how far one has read, while the end is in view and the page is looked at. */
function useSeen({ id, readSeq }: OpenConversation, messages: readonly StoredMessage[], isAtEnd: boolean): void {
  const { client } = api.useUtils();
  // The account's room tells all tabs what is left unread, this one too.
  const [notifier] = useState(() => new ReceiptNotifier((seq) => client.messages.seen.mutate({ id, seq }), readSeq));
  const last = lastOfOther(messages);
  useEffect(() => () => notifier.stop(), [notifier]);
  useEffect(() => {
    if (!isAtEnd) return;
    const onLook = () => {
      if (!document.hidden && document.hasFocus()) notifier.reach(last);
    };
    onLook();
    document.addEventListener("visibilitychange", onLook);
    window.addEventListener("focus", onLook);
    return () => {
      document.removeEventListener("visibilitychange", onLook);
      window.removeEventListener("focus", onLook);
    };
  }, [notifier, last, isAtEnd]);
}

/** A conversation as it stands, and what one can do in it; its room is entered while it is shown, again at another place. */
function useConversation(userId: string, conversation: OpenConversation, openedAt: number | null) {
  const utils = api.useUtils();
  const { id } = conversation;
  const open = () => {
    const onMembership = () => {
      void utils.messages.one.invalidate({ id });
      // How far the other side came behind a block is asked for: it was not told.
      void live.catchUp();
    };
    const live: LiveConversation = new LiveConversation(utils.client, conversation, onMembership, openedAt);
    return { live, openedAt };
  };
  const [opened, setOpened] = useState(open);
  if (opened.openedAt !== openedAt) setOpened(open());
  const { live } = opened;
  const state = useSyncExternalStore(live.subscribe, live.state, live.state);
  useEffect(() => live.enter(), [live]);
  useKeptEnd(userId, id, live, state);
  return { live, state };
}
