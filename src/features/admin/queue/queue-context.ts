import { createContext, type RefObject, useContext, useEffect, useRef } from "react";
import { focusWhenClear } from "./focus-when-clear.ts";
import type { QueueLink } from "./queue-link.ts";

interface OpenQueue {
  /** The way back to its list as it was; empty where nothing is walked through. */
  back: QueueLink;
  /** After a decision on the open one, once its list was read again: what waits next is opened. */
  goOn: () => Promise<void>;
  /** Whether what opens next was walked to, and not chosen in a list. */
  isWalking: RefObject<boolean>;
}

/** The queue beside what is open; none where nothing is walked through. */
export const QueueContext = createContext<OpenQueue>({
  back: {},
  goOn: async () => {},
  isWalking: { current: false },
});

/** The queue that the open one was taken from. */
export function useOpenQueue(): OpenQueue {
  return useContext(QueueContext);
}

/** The heading of what is opened takes the focus where somebody walked to it: a screen reader says what it is. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isWalking } = useOpenQueue();
  useEffect(() => {
    if (!isWalking.current) return;
    return focusWhenClear(heading, () => {
      isWalking.current = false;
    });
  }, [isWalking]);
  return heading;
}
