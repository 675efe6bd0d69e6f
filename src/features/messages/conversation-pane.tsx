import { useCallback, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { SentMessage } from "#src/lib/send-unsent.ts";
import type { Session } from "#src/lib/session.ts";
import { UnverifiedNote } from "#src/ui/unverified-note.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { ClosedNote } from "./info-block.tsx";
import type { RenderReport } from "./info-button.tsx";
import { MessageFlow } from "./message-flow.tsx";
import { notStored, type OpenConversation } from "./talk.ts";
import { useFollowing } from "./use-following.ts";
import { useSeen } from "./use-seen.ts";
import { useSending } from "./use-sending.ts";
import { useTalk } from "./use-talk.ts";

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
