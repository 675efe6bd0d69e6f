import { useEffect, useRef } from "react";
import { api } from "#src/lib/trpc.ts";
import { type OpenConversation, type StoredMessage, seamlessUpTo } from "./talk.ts";

/** Tells the server how far one has read, while the page is looked at. */
export function useSeen({ id, readSeq }: OpenConversation, messages: readonly StoredMessage[]): void {
  const utils = api.useUtils();
  const told = useRef(readSeq);
  const last = seamlessUpTo(messages);
  useEffect(() => {
    const tell = async () => {
      if (document.hidden || last <= told.current) return;
      const before = told.current;
      told.current = last;
      try {
        await utils.client.messages.seen.mutate({ id, seq: last });
        await Promise.all([
          utils.messages.list.invalidate(),
          utils.messages.unread.invalidate(),
          utils.notices.unread.invalidate(),
        ]);
      } catch {
        // Told with the next message, or when the page is looked at again.
        told.current = before;
      }
    };
    void tell();
    const onLook = () => void tell();
    document.addEventListener("visibilitychange", onLook);
    return () => document.removeEventListener("visibilitychange", onLook);
  }, [id, last, utils]);
}
