import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "#src/lib/trpc.ts";
import { LiveTalk } from "./live-talk.ts";
import type { OpenConversation } from "./talk.ts";

/** A conversation as it stands, and what one can do in it; its room is entered while it is shown. */
export function useTalk(conversation: OpenConversation) {
  const utils = api.useUtils();
  const { id } = conversation;
  const [talk] = useState(() => {
    const opened: LiveTalk = new LiveTalk(utils.client, conversation, () => {
      void utils.messages.one.invalidate({ id });
      // How far the other side came behind a block is asked for: it was not told.
      void opened.catchUp();
    });
    return opened;
  });
  const state = useSyncExternalStore(talk.subscribe, talk.state, talk.state);
  useEffect(() => talk.enter(), [talk]);
  return { talk, state };
}
