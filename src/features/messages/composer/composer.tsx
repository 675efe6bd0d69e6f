import { Mic, Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { UnsentFile } from "#src/lib/outbox/message-outbox.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "#src/ui/button.tsx";
import { AttachTray } from "./attach-tray.tsx";
import { ComposerAdd } from "./composer-add.tsx";
import { ComposerText } from "./composer-text.tsx";
import { useAttachments } from "./use-attachments.ts";
import { useFileDrop } from "./use-file-drop.ts";
import type { NewWords } from "./use-sending.ts";
import { useTypedWords } from "./use-typed-words.ts";
import type { VoiceBarProps } from "./voice-bar.tsx";

const loadPanel = () => import("./emoji-panel.tsx").then(({ EmojiPanel }) => EmojiPanel);

/** Whether emoji are offered; their panel is fetched when it is first asked for, and a failed fetch by the next press. */
function useEmoji() {
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

const loadBar = () => import("./voice-bar.tsx").then(({ VoiceBar }) => VoiceBar);

/** The recorder, fetched when somebody first speaks. */
function ComposerVoice(bar: VoiceBarProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadBar, true);
  if (Component) return <Component {...bar} />;
  return (
    <div className="flex min-h-17 flex-wrap items-center gap-2 border-sand-200 border-t bg-white p-3">
      <p role="status" className="grow text-sand-600 text-sm">
        {hasFailed ? m.forms_dialog_unavailable() : m.shell_loading()}
      </p>
      {hasFailed && (
        <Button type="button" variant="secondary" onClick={retry}>
          {m.shell_retry()}
        </Button>
      )}
      <Button type="button" variant="secondary" onClick={bar.onClose}>
        {m.shell_close()}
      </Button>
    </div>
  );
}

interface ComposerProps {
  conversationId: string;
  onSend: (words: NewWords) => void;
  onTyping: () => void;
}

/** Where one writes, speaks, and adds pictures, documents and phrases. */
export function Composer({ conversationId, onSend, onTyping }: ComposerProps) {
  const typed = useTypedWords(conversationId, onTyping);
  const attached = useAttachments();
  const emoji = useEmoji();
  const isOver = useFileDrop(attached.add);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const content = typed.content.trim();
  const isEmpty = content === "" && attached.ready.length === 0;

  const send = () => {
    if (isEmpty || attached.isPreparing) return;
    onSend({ kind: "text", content, files: attached.ready });
    typed.change("");
    attached.clear();
    emoji.close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendVoice = (voice: UnsentFile) => {
    setIsSpeaking(false);
    onSend({ kind: "voice", content: "", files: [voice] });
  };
  if (isSpeaking) return <ComposerVoice onSend={sendVoice} onClose={() => setIsSpeaking(false)} />;
  return (
    <div data-bottom-bar="" className="grid grid-cols-1 bg-white">
      {emoji.Panel && <emoji.Panel onPick={typed.insert} onClose={emoji.leave} />}
      <div className="border-sand-200 border-t">
        {isOver && (
          <p className="m-3 mb-0 rounded-xl border-2 border-brass-500 border-dashed bg-brass-50 p-4 text-center text-gulf-900">
            {m.messages_drop_here()}
          </p>
        )}
        <AttachTray attachments={attached.attachments} onRemove={attached.remove} onDismiss={attached.dismiss} />
        <form method="post" className="flex items-end gap-1 p-2 sm:gap-2 sm:p-3" onSubmit={submit}>
          <ComposerAdd onFiles={attached.add} onPhrase={(phrase) => onSend({ kind: "phrase", content: "", phrase })} />
          <ComposerText typed={typed} onEnter={send} onFiles={attached.add} emoji={emoji} />
          <ComposerEnd isEmpty={isEmpty} isPreparing={attached.isPreparing} onSpeak={() => setIsSpeaking(true)} />
        </form>
      </div>
    </div>
  );
}

interface ComposerEndProps {
  /** Nothing is there to be sent: then one can speak. */
  isEmpty: boolean;
  isPreparing: boolean;
  onSpeak: () => void;
}

/** The button at the end of the row: it sends what is there, or begins a voice message. */
function ComposerEnd({ isEmpty, isPreparing, onSpeak }: ComposerEndProps) {
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
