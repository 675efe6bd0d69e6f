import { FileText, ImageIcon, MessageSquareQuote, Plus } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { Menu, MenuItem } from "#src/ui/overlay/menu.tsx";
import { DOCUMENT_CHOICE, PICTURE_CHOICE } from "./attach-file.ts";
import type { StoredPhrase } from "./phrase-words.ts";

const loadSheet = () => import("./phrase-sheet.tsx").then(({ PhraseSheet }) => PhraseSheet);
const ENTRY = "min-h-11 gap-3 text-base";

interface ComposerAddProps {
  onFiles: (files: readonly File[]) => void;
  onPhrase: (phrase: StoredPhrase) => void;
}

/** What can be sent besides typed words. */
export function ComposerAdd({ onFiles, onPhrase }: ComposerAddProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const pictures = useRef<HTMLInputElement>(null);
  const documents = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    target.value = "";
  };
  const hidden = { type: "file", multiple: true, hidden: true, onChange: take } as const;
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={m.messages_add()}
            className="grid size-11 shrink-0 place-items-center rounded-full text-gulf-800 hover:bg-gulf-50 data-[state=open]:bg-gulf-50"
          >
            <Plus aria-hidden size={22} />
          </button>
        }
      >
        <MenuItem className={ENTRY} onSelect={() => pictures.current?.click()}>
          <ImageIcon aria-hidden size={18} className="text-brass-700" /> {m.messages_add_pictures()}
        </MenuItem>
        <MenuItem
          className="h-auto min-h-11 gap-3 py-1.5 text-base leading-snug"
          onSelect={() => documents.current?.click()}
        >
          <FileText aria-hidden size={18} className="text-brass-700" />
          <span className="grid">
            {m.messages_add_documents()}{" "}
            <span className="text-sand-600 text-xs">{m.messages_add_documents_kinds()}</span>
          </span>
        </MenuItem>
        <MenuItem className={ENTRY} onSelect={() => setIsChoosing(true)}>
          <MessageSquareQuote aria-hidden size={18} className="text-brass-700" /> {m.messages_add_phrase()}
        </MenuItem>
      </Menu>
      <input ref={pictures} {...hidden} accept={PICTURE_CHOICE} aria-label={m.messages_add_pictures()} />
      <input ref={documents} {...hidden} accept={DOCUMENT_CHOICE} aria-label={m.messages_add_documents()} />
      <LazyDialog load={loadSheet} dialog={{ open: isChoosing, onOpenChange: setIsChoosing, onSend: onPhrase }} />
    </>
  );
}
