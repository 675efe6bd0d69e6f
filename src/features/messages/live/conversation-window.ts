import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { mergeMessages, type StoredMessage, seamlessUpTo } from "./conversation.ts";

/** So many messages behind the one that it is opened at come with it. */
export const BEHIND = 25;
/** Who missed more than this is not led through it page by page, but to its end. */
export const FAR_BEHIND = 200;

/** So many messages are held and drawn at most: a conversation of 100,000 scrolls as fast as one of 100. */
const MOST_KEPT = 400;

/** What the server has of it at one place. */
export type MessagePage = ApiOutputs["messages"]["page"];

/** The part of a conversation that is held: messages in a row, and whether there are others before and behind them. */
export interface ConversationWindow {
  messages: readonly StoredMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
}

interface Page {
  items: readonly StoredMessage[];
  hasMore: boolean;
}

/** The end of the conversation, with what one has written since it was asked for. */
export function newestWindow({ items, hasMore }: Page, written: readonly StoredMessage[] = []): ConversationWindow {
  const last = items.at(-1)?.seq ?? 0;
  const behind = written.filter(({ seq }) => seq > last);
  return { messages: mergeMessages(items, behind), hasOlder: hasMore, hasNewer: false };
}

/** A part of the conversation whose last message is known, which need not be its end. */
export function windowUpTo({ items, hasMore, lastSeq }: Page & { lastSeq: number }): ConversationWindow {
  return { messages: items, hasOlder: hasMore, hasNewer: (items.at(-1)?.seq ?? 0) < lastSeq };
}

/** With a page from before it; what becomes too much is let go at the other end. */
export function withOlder(window: ConversationWindow, { items, hasMore }: Page): ConversationWindow {
  const first = window.messages[0]?.seq ?? 0;
  const last = items.at(-1)?.seq;
  // It was asked for before the window moved on.
  if (last !== undefined && last < first - 1) return window;
  const messages = mergeMessages(window.messages, items);
  const hasNewer = window.hasNewer || messages.length > MOST_KEPT;
  return { messages: messages.slice(0, MOST_KEPT), hasOlder: hasMore, hasNewer };
}

/** With a page from behind it; what becomes too much is let go at its beginning. */
export function withNewer(window: ConversationWindow, { items, hasMore }: Page): ConversationWindow {
  const [first] = items;
  if (first && first.seq > seamlessUpTo(window.messages) + 1) return window;
  const messages = mergeMessages(window.messages, items);
  const hasOlder = window.hasOlder || messages.length > MOST_KEPT;
  return { messages: messages.slice(-MOST_KEPT), hasOlder, hasNewer: hasMore };
}

/**
 * With messages that came in. Nothing is taken away from under a reader who is elsewhere: where there is no room left, they
 * wait behind the window.
 */
export function withArrived(
  window: ConversationWindow,
  items: readonly StoredMessage[],
  isFollowing: boolean,
): ConversationWindow {
  if (window.hasNewer) return window;
  if (isFollowing) return withNewer(window, { items, hasMore: false });
  const messages = mergeMessages(window.messages, items);
  return messages.length > MOST_KEPT ? { ...window, hasNewer: true } : { ...window, messages };
}
