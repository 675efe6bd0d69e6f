import { MessageSquareQuote, Plus } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { LazyDialog } from "#src/ui/lazy-dialog.tsx";
import { Menu, MenuItem } from "#src/ui/menu.tsx";
import type { StoredPhrase } from "./phrase-words.ts";

const loadSheet = () => import("./phrase-sheet.tsx").then(({ PhraseSheet }) => PhraseSheet);

interface ComposerAddProps {
  onPhrase: (phrase: StoredPhrase) => void;
}

/** What can be sent besides typed words. */
export function ComposerAdd({ onPhrase }: ComposerAddProps) {
  const [isChoosing, setIsChoosing] = useState(false);
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
        <MenuItem className="min-h-11 text-base" onSelect={() => setIsChoosing(true)}>
          <MessageSquareQuote aria-hidden size={18} className="text-brass-700" /> {m.messages_add_phrase()}
        </MenuItem>
      </Menu>
      <LazyDialog load={loadSheet} dialog={{ open: isChoosing, onOpenChange: setIsChoosing, onSend: onPhrase }} />
    </>
  );
}
