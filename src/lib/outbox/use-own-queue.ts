import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { api } from "../calls/trpc.ts";
import { useSessionStore } from "../session/session.ts";
import { SendingQueue } from "./sending-queue.ts";

/** One per page and account, whoever asks for it. */
let known: { userId: string; queue: SendingQueue } | undefined;

/** The outbox of the account that is signed in; it is sent while somebody holds it. */
export function useOwnQueue(userId: string): SendingQueue {
  const utils = api.useUtils();
  const store = useSessionStore();
  const router = useRouter();
  const queue = useMemo(() => {
    if (known?.userId === userId) return known.queue;
    const made = new SendingQueue({
      client: utils.client,
      userId,
      isOwn: () => {
        const session = utils.auth.session.getData();
        // Nobody could say: the server does, since each message names its writer.
        return session === undefined || session?.userId === userId;
      },
      askWhetherOwn: async () => {
        const isOwn = (await utils.client.auth.session.query())?.userId === userId;
        // The news of another tab did not reach this one.
        if (!isOwn) void store.refresh().then(() => router.invalidate());
        return isOwn;
      },
    });
    known = { userId, queue: made };
    return made;
  }, [userId, utils, store, router]);
  useEffect(() => queue.open(), [queue]);
  return queue;
}
