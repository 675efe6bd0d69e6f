import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";

interface BubbleFrameProps {
  mine: boolean;
  faded?: boolean;
  children: ReactNode;
  /** Time and state, in small at the foot. */
  foot: ReactNode;
}

/** The ground of a message: one's own at the end of the line, the other's at its start. */
export function BubbleFrame({ mine, faded = false, children, foot }: BubbleFrameProps) {
  const look = mine
    ? "justify-self-end rounded-ee-sm bg-gulf-800 text-white"
    : "justify-self-start rounded-es-sm border border-sand-200 bg-white text-gulf-950";
  return (
    <div
      className={`grid max-w-[85%] grid-cols-1 gap-1 rounded-2xl px-4 py-2 shadow-card sm:max-w-[70%] ${look} ${faded ? "opacity-80" : ""}`}
    >
      <span className="sr-only">{mine ? m.messages_from_me() : m.messages_from_other()}</span>
      {children}
      <p className={`flex items-center gap-1.5 justify-self-end text-xs ${mine ? "text-gulf-100" : "text-sand-600"}`}>
        {foot}
      </p>
    </div>
  );
}
