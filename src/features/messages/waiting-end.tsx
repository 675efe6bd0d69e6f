import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";

/** What waits longer than this may be given up; most have gone before. */
const OFFERED_AFTER_MS = 10_000;

/** The way out for a message that does not leave. */
export function WaitingEnd({ createdAt, onGiveUp }: { createdAt: number; onGiveUp: () => void }) {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOffered(true), createdAt + OFFERED_AFTER_MS - Date.now());
    return () => clearTimeout(timer);
  }, [createdAt]);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      onClick={onGiveUp}
      className="min-h-11 px-2 text-sand-700 text-sm underline underline-offset-4"
    >
      {m.messages_give_up()}
    </button>
  );
}
