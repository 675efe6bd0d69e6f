import type { Marks, OpenConversation } from "./conversation.ts";
import type { ConversationWindow } from "./conversation-window.ts";

export interface Presence {
  isOnline: boolean;
  lastSeenAt: number | null;
}

/** What is known of a conversation at a moment. */
export interface ConversationState extends ConversationWindow {
  first: "loading" | "failed" | "loaded";
  /** The number of the newest message there is. */
  lastSeq: number;
  marks: Marks;
  presence: Presence | undefined;
  isTyping: boolean;
}

/** What is known of a conversation before any message of it was read. */
export function unreadState({ lastSeq, otherReadSeq, otherDeliveredSeq }: OpenConversation): ConversationState {
  const window = { messages: [], hasOlder: false, hasNewer: false };
  const marks = { otherReadSeq, otherDeliveredSeq };
  return { first: "loading", ...window, lastSeq, marks, presence: undefined, isTyping: false };
}
