import { useEffect } from "react";
import { keepRead } from "#src/lib/offline/answer-link.ts";
import type { ConversationState } from "./conversation-state.ts";

/** As many as a page of the server holds (domain/messaging/conversation.ts). */
const MOST = 50;
/** What is said comes in bursts. */
const QUIET_MS = 500;

/** Keeps the end of an open conversation for a page without a network: what was said since it was read came by its room. */
export function useKeptEnd(
  id: string,
  { first, hasNewer, hasOlder, messages, lastSeq, marks }: ConversationState,
): void {
  const isWhole = first === "loaded" && !hasNewer;
  useEffect(() => {
    if (!isWhole) return;
    const items = messages.slice(-MOST);
    const page = { items, hasMore: hasOlder || items.length < messages.length, lastSeq, marks };
    const timer = setTimeout(() => keepRead("messages.page", { id }, page), QUIET_MS);
    return () => clearTimeout(timer);
  }, [id, isWhole, hasOlder, messages, lastSeq, marks]);
}
