import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../calls/trpc.ts";
import { coalesced } from "./coalesced.ts";
import { DeliveryNotifier } from "./delivery-notifier.ts";
import { openRoomSocket } from "./room-socket.ts";
import { unreadMessagesKey } from "./use-unread-messages.ts";

/** A burst of messages is one question to the server. */
const LEARN_PAUSE_MS = 1000;

/**
 * Listens to the account's own room while the page is open: it is thereby online for those it talks with, its counts are
 * asked for as soon as something is new, and who writes to it hears that the message has come to a device.
 */
export function useInboxRoom(userId: string): void {
  const utils = api.useUtils();
  const cache = useQueryClient();
  useEffect(() => {
    const notices = coalesced(() => {
      void utils.notices.invalidate();
      void utils.waits.invalidate();
    }, LEARN_PAUSE_MS);
    const lists = coalesced(() => void utils.messages.list.invalidate(), LEARN_PAUSE_MS);
    let wasOpen = false;
    const delivery = new DeliveryNotifier(utils.client, userId);
    const socket = openRoomSocket(
      utils.client,
      { kind: "inbox" },
      {
        onFrame: (frame) => {
          if (frame.type === "notice") notices.ask();
          if (frame.type !== "unread") return;
          const { conversations, messages } = frame;
          cache.setQueryData(unreadMessagesKey(userId), { conversations, messages });
          delivery.hear(frame);
          notices.ask();
          lists.ask();
        },
        onOpen: () => {
          void delivery.catchUp();
          // What was told while away is asked for; on arrival everybody has just asked.
          if (wasOpen) {
            notices.ask();
            lists.ask();
          }
          wasOpen = true;
        },
      },
    );
    return () => {
      socket.close();
      notices.stop();
      lists.stop();
      delivery.stop();
    };
  }, [utils, cache, userId]);
}
