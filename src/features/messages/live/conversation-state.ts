import type { Frame } from "#domain/messaging/frames.ts";
import { furthest, type Marks, type OpenConversation } from "./conversation.ts";
import type { ConversationWindow } from "./conversation-window.ts";

export interface Presence {
  isOnline: boolean;
  lastSeenAt: number | null;
}

/** What is known of a conversation at a moment. */
export interface ConversationState extends ConversationWindow {
  first: "loading" | "failed" | "loaded";
  /** What stands there is what the browser kept: the end itself has not come yet. */
  isKept: boolean;
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
  return { first: "loading", isKept: false, ...window, lastSeq, marks, presence: undefined, isTyping: false };
}

/** What a frame of the other side changes of what is known at once; null for one that only hints. */
export function heardOfOther({ marks }: ConversationState, frame: Frame): Partial<ConversationState> | null {
  switch (frame.type) {
    case "seen":
      return { marks: furthest(marks, { otherReadSeq: frame.seq, otherDeliveredSeq: frame.seq }) };
    case "delivered":
      return { marks: furthest(marks, { ...marks, otherDeliveredSeq: frame.seq }) };
    case "presence":
      return { presence: { isOnline: frame.isOnline, lastSeenAt: frame.lastSeenAt } };
    case "typing":
      return { isTyping: true };
    default:
      return null;
  }
}
