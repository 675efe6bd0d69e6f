import { type FormEvent, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { UnsentFile } from "#src/lib/message-outbox.ts";
import { AttachTray } from "./attach-tray.tsx";
import { ComposerAdd } from "./composer-add.tsx";
import { ComposerEnd } from "./composer-end.tsx";
import { ComposerText } from "./composer-text.tsx";
import { ComposerVoice } from "./composer-voice.tsx";
import { useAttachments } from "./use-attachments.ts";
import { useEmoji } from "./use-emoji.ts";
import { useFileDrop } from "./use-file-drop.ts";
import type { NewWords } from "./use-sending.ts";
import { useTypedWords } from "./use-typed-words.ts";

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
    <div className="grid grid-cols-1 bg-white">
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
