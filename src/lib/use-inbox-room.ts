import { useEffect } from "react";
import { openRoomSocket } from "./room-socket.ts";
import { api } from "./trpc.ts";

/**
 * Listens to the account's own room while the page is open: it is thereby online for those it talks with, and its counts
 * come without being asked for.
 */
export function useInboxRoom(): void {
  const utils = api.useUtils();
  useEffect(() => {
    const learn = () => {
      void utils.notices.invalidate();
      void utils.messages.unread.invalidate();
      void utils.messages.list.invalidate();
    };
    let wasOpen = false;
    const socket = openRoomSocket(
      utils.client,
      { kind: "inbox" },
      {
        onFrame: ({ type }) => {
          if (type === "notice") void utils.notices.invalidate();
          if (type === "unread") learn();
        },
        onOpen: () => {
          // What was told while away is asked for; on arrival everybody has just asked.
          if (wasOpen) learn();
          wasOpen = true;
        },
      },
    );
    return () => socket.close();
  }, [utils]);
}
