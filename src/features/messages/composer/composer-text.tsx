import { Smile } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent, Ref } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { MOST_LETTERS, type TypedWords } from "./use-typed-words.ts";

interface ComposerTextProps {
  typed: TypedWords;
  onEnter: () => void;
  onFiles: (files: readonly File[]) => void;
  emoji: { button: Ref<HTMLButtonElement>; isOpen: boolean; toggle: () => void };
}

/** The field that words are typed into. Enter sends, Shift and Enter begin a line; pictures can be pasted. */
export function ComposerText({ typed: { content, change, box }, onEnter, onFiles, emoji }: ComposerTextProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Office programs put a picture of the text beside the text: the text is meant.
    if (files.length === 0 || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="flex min-w-0 grow items-end rounded-3xl border border-sand-300 bg-sand-50 outline-brass-500 outline-offset-2 focus-within:border-gulf-500 has-[textarea:focus-visible]:outline-3">
      <label className="min-w-0 grow">
        <span className="sr-only">{m.messages_placeholder()}</span>
        <textarea
          ref={box}
          value={content}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder={m.messages_placeholder()}
          maxLength={MOST_LETTERS}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          className="field-sizing-content block max-h-40 min-h-11 w-full resize-none rounded-3xl py-2.5 ps-4 pe-1 text-base leading-relaxed outline-none"
        />
      </label>
      <button
        ref={emoji.button}
        type="button"
        aria-label={m.messages_emoji()}
        aria-expanded={emoji.isOpen}
        onClick={emoji.toggle}
        className={`grid size-11 shrink-0 place-items-center rounded-full hover:text-gulf-800 ${emoji.isOpen ? "text-brass-700" : "text-sand-600"}`}
      >
        <Smile aria-hidden size={22} />
      </button>
    </div>
  );
}
