import { useEffect } from "react";
import { noteFresh } from "#src/lib/offline/given-answers.ts";
import { ifOwner, keepRead, readKept } from "#src/lib/offline/keep-read.ts";
import { endOf } from "#src/lib/offline/kept-reads.ts";
import type { ConversationState } from "./conversation-state.ts";
import type { MessagePage } from "./conversation-window.ts";
import type { LiveConversation } from "./live-conversation.ts";

/** As many as a page of the server holds (domain/messaging/conversation.ts). */
const MOST = 50;
/** What is said comes in bursts. */
const QUIET_MS = 500;

/**
 * Keeps the end of an open conversation for a page without a network, and opens it with what was kept where nothing comes.
 * @param userId whose conversation it is
 */
export function useKeptEnd(userId: string, id: string, live: LiveConversation, state: ConversationState): void {
  const { first, isKept, hasNewer, hasOlder, messages, lastSeq, marks } = state;
  const isWhole = first === "loaded" && !isKept && !hasNewer;
  useEffect(() => {
    if (!isWhole) return;
    const items = messages.slice(-MOST);
    const page: MessagePage = { items, hasMore: hasOlder || items.length < messages.length, lastSeq, marks };
    const timer = setTimeout(() => void keepRead(userId, endOf(id), page), QUIET_MS);
    return () => clearTimeout(timer);
  }, [userId, id, isWhole, hasOlder, messages, lastSeq, marks]);
  useEffect(() => {
    if (first !== "failed") return;
    let isLeft = false;
    void readKept(id, endOf(id), () => ifOwner(userId)).then((page) => {
      // As it was put there above, by whatever build.
      if (page && (isLeft || !live.openKept(page as MessagePage))) noteFresh(id);
    });
    return () => {
      isLeft = true;
    };
  }, [userId, id, live, first]);
  useEffect(() => {
    if (!isKept) return;
    return () => noteFresh(id);
  }, [id, isKept]);
}
