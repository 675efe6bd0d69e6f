import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Words } from "#src/lib/outbox/message-outbox.ts";
import type { SentMessage } from "#src/lib/outbox/send-unsent.ts";
import { useOwnQueue } from "#src/lib/outbox/use-own-queue.ts";

interface SendingSetup {
  conversationId: string;
  userId: string;
  /** The server has it; must keep its identity between renders. */
  onStored: (message: SentMessage) => void;
}

/** What somebody writes; no files and no phrase where there are none. */
export type NewWords = Pick<Words, "kind" | "content"> & Partial<Words>;

/** What one has not sent yet in a conversation. It is sent whether the conversation is shown or not. */
export function useSending({ conversationId, userId, onStored }: SendingSetup) {
  const queue = useOwnQueue(userId);
  const { unsent, progress } = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  useEffect(
    () => queue.onStored((message, id) => id === conversationId && onStored(message)),
    [queue, conversationId, onStored],
  );
  const send = useCallback(
    (words: NewWords) => queue.send(conversationId, { phrase: null, files: [], ...words }),
    [queue, conversationId],
  );
  return {
    unsent: useMemo(() => unsent.filter((one) => one.conversationId === conversationId), [unsent, conversationId]),
    send,
    retry: queue.retry,
    giveUp: queue.giveUp,
    progressOf: useCallback((localId: string) => progress.get(localId) ?? 0, [progress]),
  };
}
