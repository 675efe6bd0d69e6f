import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { MarchTeller } from "#src/lib/march-teller.ts";
import type { SentMessage } from "#src/lib/send-unsent.ts";
import type { Session } from "#src/lib/session.ts";
import { api } from "#src/lib/trpc.ts";
import { UnverifiedNote } from "#src/ui/unverified-note.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { ClosedNote } from "./info-block.tsx";
import type { RenderReport } from "./info-button.tsx";
import { LiveTalk } from "./live-talk.ts";
import { MessageFlow } from "./message-flow.tsx";
import { lastOfOther, notStored, type OpenConversation, type StoredMessage } from "./talk.ts";
import { useFollowing } from "./use-following.ts";
import { useSending } from "./use-sending.ts";

interface ConversationPaneProps {
  conversation: OpenConversation;
  session: Session;
  renderReport: RenderReport;
}

/** A conversation: with whom, what was said, and where one writes. */
export function ConversationPane({ conversation, session, renderReport }: ConversationPaneProps) {
  const { talk, state } = useTalk(conversation);
  const [sentCount, setSentCount] = useState(0);
  const onStored = useCallback(
    (message: SentMessage) => {
      talk.addOwn(message);
      setSentCount((count) => count + 1);
    },
    [talk],
  );
  const sending = useSending({ conversationId: conversation.id, userId: session.userId, onStored });
  const waiting = notStored(sending.unsent, state.messages);
  const following = useFollowing({ talk, state, writtenAt: waiting.at(-1)?.createdAt ?? 0 });
  useSeen(conversation, state.messages, following.isNear);
  return (
    <section
      aria-label={m.messages_pane({ name: conversation.other.name || m.messages_someone() })}
      className="contents"
    >
      <div className="grid min-h-0 grow grid-rows-[auto_minmax(0,1fr)_auto]">
        <ConversationHeader
          conversation={conversation}
          presence={state.presence}
          isTyping={state.isTyping}
          renderReport={renderReport}
        />
        <SentNotice count={sentCount} />
        <MessageFlow state={state} talk={talk} sending={sending} waiting={waiting} following={following} />
        {conversation.blocked || conversation.closed ? (
          <div className="border-sand-200 border-t p-3">
            <ClosedNote conversation={conversation} />
          </div>
        ) : session.isVerified ? (
          <Composer
            conversationId={conversation.id}
            onSend={(words) => void sending.send({ ...words, afterSeq: state.lastSeq })}
            onTyping={talk.tellTyping}
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
  const [teller] = useState(() => new MarchTeller((seq) => client.messages.seen.mutate({ id, seq }), readSeq));
  const last = lastOfOther(messages);
  useEffect(() => () => teller.stop(), [teller]);
  useEffect(() => {
    if (!isAtEnd) return;
    const onLook = () => {
      if (!document.hidden && document.hasFocus()) teller.reach(last);
    };
    onLook();
    document.addEventListener("visibilitychange", onLook);
    window.addEventListener("focus", onLook);
    return () => {
      document.removeEventListener("visibilitychange", onLook);
      window.removeEventListener("focus", onLook);
    };
  }, [teller, last, isAtEnd]);
}

/** A conversation as it stands, and what one can do in it; its room is entered while it is shown. */
function useTalk(conversation: OpenConversation) {
  const utils = api.useUtils();
  const { id } = conversation;
  const [talk] = useState(() => {
    const opened: LiveTalk = new LiveTalk(utils.client, conversation, () => {
      void utils.messages.one.invalidate({ id });
      // How far the other side came behind a block is asked for: it was not told.
      void opened.catchUp();
    });
    return opened;
  });
  const state = useSyncExternalStore(talk.subscribe, talk.state, talk.state);
  useEffect(() => talk.enter(), [talk]);
  return { talk, state };
}
