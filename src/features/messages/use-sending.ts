import { useCallback, useEffect, useRef, useState } from "react";
import { toCallFailure } from "#src/lib/errors.ts";
import { dropUnsent, keepUnsent, type UnsentMessage, unsentOf } from "#src/lib/message-outbox.ts";
import { api } from "#src/lib/trpc.ts";
import type { StoredMessage } from "./talk.ts";

const PAUSES_MS = [1000, 2000, 5000, 10_000] as const;

interface SendingSetup {
  conversationId: string;
  userId: string;
  /** The server has stored it. */
  onStored: (message: StoredMessage) => void;
}

/**
 * What waits to be sent in a conversation. A message is on the disk before its first try and stays there until the server
 * has stored it; one goes after the other, so that they arrive as they were written.
 */
export function useSending({ conversationId, userId, onStored }: SendingSetup) {
  const { client } = api.useUtils();
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([]);
  const running = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tries = useRef(0);
  const isHere = useRef(true);

  const show = useCallback(async () => {
    const kept = await unsentOf(userId, conversationId);
    if (isHere.current) setUnsent(kept);
    return kept;
  }, [userId, conversationId]);

  const flush = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    clearTimeout(again.current);
    try {
      for (let next = await firstOf(show); next && isHere.current; next = await firstOf(show)) {
        const outcome = await trySend(client, next);
        if (outcome.is === "stored") {
          tries.current = 0;
          onStored(outcome.message);
          await dropUnsent(next.clientId);
        } else if (outcome.is === "refused") {
          await keepUnsent({ ...next, state: "failed" });
        } else {
          const pause = Math.max(outcome.waitMs, PAUSES_MS[Math.min(tries.current, PAUSES_MS.length - 1)] ?? 0);
          tries.current += 1;
          again.current = setTimeout(() => void flush(), pause + Math.random() * 400);
          break;
        }
      }
      await show();
    } finally {
      running.current = false;
    }
  }, [client, onStored, show]);

  useEffect(() => {
    isHere.current = true;
    void flush();
    const onOnline = () => void flush();
    window.addEventListener("online", onOnline);
    return () => {
      isHere.current = false;
      clearTimeout(again.current);
      window.removeEventListener("online", onOnline);
    };
  }, [flush]);

  const put = async (message: UnsentMessage) => {
    await keepUnsent(message);
    await show();
    await flush();
  };
  return {
    unsent,
    send: (content: string) =>
      put({
        clientId: crypto.randomUUID(),
        userId,
        conversationId,
        content,
        createdAt: Date.now(),
        state: "sending",
      }),
    retry: (message: UnsentMessage) => put({ ...message, state: "sending" }),
    giveUp: async ({ clientId }: UnsentMessage) => {
      await dropUnsent(clientId);
      await show();
    },
  };
}

async function firstOf(show: () => Promise<UnsentMessage[]>): Promise<UnsentMessage | undefined> {
  return (await show()).find(({ state }) => state === "sending");
}

type Outcome = { is: "stored"; message: StoredMessage } | { is: "refused" } | { is: "waiting"; waitMs: number };

async function trySend(
  client: ReturnType<typeof api.useUtils>["client"],
  { conversationId, clientId, content }: UnsentMessage,
): Promise<Outcome> {
  try {
    const stored = await client.messages.send.mutate({ conversationId, clientId, kind: "text", content });
    const { id, seq, createdAt } = stored;
    const message = { id, seq, createdAt, clientId, content, kind: "text" as const, mine: true };
    return { is: "stored", message: { ...message, phrase: null, context: null, files: [] } };
  } catch (error) {
    const { code, retryAfter } = toCallFailure(error);
    if (code === "UNAVAILABLE" || code === "UNEXPECTED") return { is: "waiting", waitMs: 0 };
    if (code === "RATE_LIMITED") return { is: "waiting", waitMs: retryAfter * 1000 };
    return { is: "refused" };
  }
}
