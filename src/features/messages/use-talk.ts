import { useCallback, useEffect, useRef, useState } from "react";
import type { Frame } from "#domain/messaging/frames.ts";
import { openRoomSocket, type RoomSocket } from "#src/lib/room-socket.ts";
import { api } from "#src/lib/trpc.ts";
import { mergeMessages, type OpenConversation, type StoredMessage, seamlessUpTo } from "./talk.ts";

/** Where no socket holds, news are fetched this often. */
const ASK_EVERY_MS = 15_000;
/** How long "is writing" stands after it was last told. */
const TYPING_MS = 4000;

export interface Presence {
  isOnline: boolean;
  lastSeenAt: number | null;
}

/** The messages of a conversation as they are stored, kept up to date by its room and, without it, by asking. */
export function useTalk({ id, side, otherReadSeq, otherDeliveredSeq }: OpenConversation) {
  const { client } = api.useUtils();
  const [messages, setMessages] = useState<readonly StoredMessage[]>([]);
  const [first, setFirst] = useState<"loading" | "failed" | "loaded">("loading");
  const [hasOlder, setHasOlder] = useState(false);
  const [marks, setMarks] = useState({ otherReadSeq, otherDeliveredSeq });
  const [presence, setPresence] = useState<Presence>();
  const [isTyping, setIsTyping] = useState(false);
  const known = useRef(messages);
  const socket = useRef<RoomSocket>(undefined);

  const add = useCallback((more: readonly StoredMessage[]) => {
    known.current = mergeMessages(known.current, more);
    setMessages(known.current);
  }, []);

  /** The newest page, or what came after what is known, however much it is. */
  const catchUp = useCallback(async () => {
    try {
      for (let hasMore = true; hasMore; ) {
        const after = seamlessUpTo(known.current);
        const page = await client.messages.page.query(after === 0 ? { id } : { id, after });
        if (known.current.length === 0) setHasOlder(page.hasMore);
        hasMore = after > 0 && page.hasMore;
        add(page.items);
      }
      setFirst("loaded");
    } catch {
      setFirst((now) => (now === "loaded" ? now : "failed"));
    }
  }, [client, id, add]);

  const loadOlder = useCallback(async () => {
    const before = known.current[0]?.seq;
    if (before === undefined) return;
    const page = await client.messages.page.query({ id, before });
    setHasOlder(page.hasMore);
    add(page.items);
  }, [client, id, add]);

  useEffect(() => {
    let typingEnds: ReturnType<typeof setTimeout> | undefined;
    const hear = (frame: Frame) => {
      if (frame.type === "message") {
        const { side: from, ...message } = frame.message;
        const isNext = frame.message.seq <= seamlessUpTo(known.current) + 1;
        if (from !== side) setIsTyping(false);
        if (isNext) add([{ ...message, mine: from === side }]);
        else void catchUp();
      } else if (frame.type === "seen" && frame.side !== side) {
        setMarks((now) => ({ ...now, otherReadSeq: Math.max(now.otherReadSeq, frame.seq) }));
      } else if (frame.type === "delivered" && frame.side !== side) {
        setMarks((now) => ({ ...now, otherDeliveredSeq: Math.max(now.otherDeliveredSeq, frame.seq) }));
      } else if (frame.type === "presence" && frame.side !== side) {
        setPresence({ isOnline: frame.isOnline, lastSeenAt: frame.lastSeenAt });
      } else if (frame.type === "typing" && frame.side !== side) {
        setIsTyping(true);
        clearTimeout(typingEnds);
        typingEnds = setTimeout(() => setIsTyping(false), TYPING_MS);
      }
    };
    void catchUp();
    socket.current = openRoomSocket(
      client,
      { kind: "conversation", id },
      { onFrame: hear, onOpen: () => void catchUp() },
    );
    const asking = setInterval(() => document.hidden || void catchUp(), ASK_EVERY_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(typingEnds);
      socket.current?.close();
    };
  }, [client, id, side, add, catchUp]);

  return {
    messages,
    first,
    hasOlder,
    marks,
    presence,
    isTyping,
    add,
    loadOlder,
    retry: () => {
      setFirst("loading");
      void catchUp();
    },
    tellTyping: useCallback(() => socket.current?.send({ type: "typing" }), []),
  };
}
