import { afterEach, beforeEach, vi } from "vitest";
import type { LiveConversation } from "#src/features/messages/live/live-conversation.ts";
import { ConversationWorld } from "../../../support/conversation-world.ts";

/** For each test a conversation's world whose room the test speaks for, and whose clock it moves. */
export function liveWorld() {
  let world: ConversationWorld;
  let leave = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    world = new ConversationWorld();
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    world: () => world,
    /** Enters the conversation, at a message of it or at its end; it is left after the test. */
    enter: (openedAt?: number): LiveConversation => {
      const conversation = world.conversation(openedAt);
      leave = conversation.enter();
      return conversation;
    },
    /** Leaves the one that was entered last. */
    leave: () => leave(),
  };
}

export const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
