import { Mic, Send } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

interface ComposerEndProps {
  /** Nothing is there to be sent: then one can speak. */
  isEmpty: boolean;
  isPreparing: boolean;
  onSpeak: () => void;
}

/** The button at the end of the row: it sends what is there, or begins a voice message. */
export function ComposerEnd({ isEmpty, isPreparing, onSpeak }: ComposerEndProps) {
  const round = "grid size-11 shrink-0 place-items-center rounded-full";
  if (isEmpty && !isPreparing) {
    return (
      <button
        type="button"
        aria-label={m.messages_record()}
        onClick={onSpeak}
        className={`${round} text-gulf-800 hover:bg-gulf-50`}
      >
        <Mic aria-hidden size={22} />
      </button>
    );
  }
  return (
    <button
      type="submit"
      aria-label={m.messages_send()}
      disabled={isPreparing}
      // The text keeps the focus: a phone's keyboard stays open between two messages.
      onPointerDown={(event) => event.preventDefault()}
      className={`${round} bg-gulf-800 text-white hover:bg-gulf-900 disabled:opacity-60`}
    >
      <Send aria-hidden size={20} className="rtl:-scale-x-100" />
    </button>
  );
}
