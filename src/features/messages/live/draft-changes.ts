import { useSyncExternalStore } from "react";
import { messageDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";

const listeners = new Set<() => void>();

/** Keeps what is typed in a conversation, and tells the list beside it. */
export function keepTyped(conversationId: string, content: string): void {
  writeDraft(messageDraft(conversationId), { content });
  for (const hear of listeners) hear();
}

/** What was typed in a conversation on this device and not sent; "" for nothing, and for words that were only suggested. */
export function typedIn(conversationId: string): string {
  const { content = "", suggested } = readDraft(messageDraft(conversationId));
  return content === suggested ? "" : content.trim();
}

/** {@link typedIn} as it is now. */
export function useTypedIn(conversationId: string): string {
  return useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    () => typedIn(conversationId),
    () => "",
  );
}
