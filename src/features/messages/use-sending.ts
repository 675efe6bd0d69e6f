import { useEffect, useState } from "react";
import type { UnsentMessage } from "#src/lib/message-outbox.ts";
import { api } from "#src/lib/trpc.ts";
import { SendingQueue } from "./sending-queue.ts";
import type { StoredMessage } from "./talk.ts";

interface SendingSetup {
  conversationId: string;
  userId: string;
  onStored: (message: StoredMessage) => void;
}

/** What one has not sent yet in a conversation; it is sent while the conversation is shown. */
export function useSending(setup: SendingSetup) {
  const { client } = api.useUtils();
  const [unsent, onChange] = useState<readonly UnsentMessage[]>([]);
  const [queue] = useState(() => new SendingQueue({ ...setup, client, onChange }));
  useEffect(() => queue.open(), [queue]);
  return { unsent, send: queue.send, retry: queue.retry, giveUp: queue.giveUp };
}
