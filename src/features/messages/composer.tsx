import { Send } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { readDraft, writeDraft } from "#src/lib/session-draft.ts";
import { ComposerAdd } from "./composer-add.tsx";
import type { NewWords } from "./use-sending.ts";

/** The server's own limit (domain/messaging/send-message), which brings zod with it. */
const MOST_LETTERS = 4000;
const TELL_TYPING_EVERY_MS = 2000;

interface ComposerProps {
  conversationId: string;
  onSend: (words: NewWords) => void;
  onTyping: () => void;
}

/** Where one writes. Enter sends, Shift and Enter begin a line; what is typed outlives a reload. */
export function Composer({ conversationId, onSend, onTyping }: ComposerProps) {
  const place = `message:${conversationId}`;
  const [content, setContent] = useState(() => readDraft(place).content ?? "");
  const [toldAt, setToldAt] = useState(0);
  const change = (next: string) => {
    setContent(next);
    writeDraft(place, { content: next });
    if (next.trim() === "" || Date.now() - toldAt < TELL_TYPING_EVERY_MS) return;
    setToldAt(Date.now());
    onTyping();
  };
  const isEmpty = content.trim() === "";
  const send = () => {
    if (isEmpty) return;
    onSend({ kind: "text", content: content.trim() });
    change("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex items-end gap-2 border-sand-200 border-t bg-white p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ComposerAdd onPhrase={(phrase) => onSend({ kind: "phrase", content: "", phrase })} />
      <label className="min-w-0 grow">
        <span className="sr-only">{m.messages_placeholder()}</span>
        <textarea
          value={content}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          placeholder={m.messages_placeholder()}
          maxLength={MOST_LETTERS}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          className="field-sizing-content block max-h-40 min-h-11 w-full resize-none rounded-2xl border border-sand-300 bg-sand-50 px-4 py-2.5 text-base leading-relaxed"
        />
      </label>
      {!isEmpty && (
        <button
          type="submit"
          aria-label={m.messages_send()}
          // The text keeps the focus: a phone's keyboard stays open between two messages.
          onPointerDown={(event) => event.preventDefault()}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-gulf-800 text-white hover:bg-gulf-900"
        >
          <Send aria-hidden size={20} className="rtl:-scale-x-100" />
        </button>
      )}
    </form>
  );
}
