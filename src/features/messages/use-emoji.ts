import { useRef, useState } from "react";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const loadPanel = () => import("./emoji-panel.tsx").then(({ EmojiPanel }) => EmojiPanel);

/** Whether emoji are offered; their panel is fetched when it is first asked for, and a failed fetch by the next press. */
export function useEmoji() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { Component, hasFailed, retry } = useLazyComponent(loadPanel, isOpen);
  return {
    button,
    isOpen,
    Panel: isOpen ? Component : undefined,
    toggle: () => {
      if (hasFailed) retry();
      setIsOpen(hasFailed || !isOpen);
    },
    close: () => setIsOpen(false),
    /** Closed by its own keys: the focus goes back to where it came from. */
    leave: () => {
      setIsOpen(false);
      button.current?.focus();
    },
  };
}
