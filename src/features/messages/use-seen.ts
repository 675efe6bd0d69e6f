import { useEffect, useState } from "react";
import { MarchTeller } from "#src/lib/march-teller.ts";
import { api } from "#src/lib/trpc.ts";
import { lastOfOther, type OpenConversation, type StoredMessage } from "./talk.ts";

/** Tells the server how far one has read, while the end is in view and the page is looked at. */
export function useSeen({ id, readSeq }: OpenConversation, messages: readonly StoredMessage[], isAtEnd: boolean): void {
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
