import { Search } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { PhraseKey } from "#domain/messaging/phrases.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { BackArrow } from "#src/ui/forward-icon.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { PhraseForm } from "./phrase-form.tsx";
import { findPhrases } from "./phrase-groups.ts";
import { phraseTemplate, type StoredPhrase } from "./phrase-words.ts";

export interface PhraseSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSend: (phrase: StoredPhrase) => void;
}

/** Phrases of the trade to choose from; each is read by the other side in its own language. */
export function PhraseSheet({ open, onOpenChange, onSend }: PhraseSheetProps) {
  const [chosen, setChosen] = useState<PhraseKey>();
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const change = (isOpen: boolean) => {
    if (!isOpen) {
      setChosen(undefined);
      setSearch("");
    }
    onOpenChange(isOpen);
  };
  const send = (phrase: StoredPhrase) => {
    change(false);
    onSend(phrase);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={m.phrases_title()}
      description={m.phrases_intro()}
      firstFocus={field}
    >
      {chosen ? (
        <div className="grid gap-4">
          <Button type="button" variant="quiet" className="justify-self-start" onClick={() => setChosen(undefined)}>
            <BackArrow size={18} /> {m.phrases_back()}
          </Button>
          <PhraseForm key={chosen} phrase={chosen} onSend={send} />
        </div>
      ) : (
        <PhraseList field={field} search={search} onSearch={setSearch} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

interface PhraseListProps {
  field: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (words: string) => void;
  onChoose: (key: PhraseKey) => void;
}

function PhraseList({ field, search, onSearch, onChoose }: PhraseListProps) {
  const groups = findPhrases(search);
  return (
    <div className="grid gap-5">
      <label className="relative block">
        <span className="sr-only">{m.phrases_search()}</span>
        <Search aria-hidden size={18} className="absolute start-4 top-1/2 -translate-y-1/2 text-sand-600" />
        <input
          ref={field}
          type="search"
          value={search}
          maxLength={60}
          onChange={({ target }) => onSearch(target.value)}
          placeholder={m.phrases_search()}
          dir="auto"
          enterKeyHint="search"
          className="min-h-11 w-full rounded-full border border-sand-300 bg-sand-50 ps-11 pe-4 text-start text-base placeholder:text-sand-600"
        />
      </label>
      <div role="status" className={groups.length > 0 ? "hidden" : ""}>
        {groups.length === 0 && <EmptyState title={m.phrases_none()} />}
      </div>
      {groups.map(({ name, title, keys }) => (
        <section key={name} aria-labelledby={`phrases-${name}`} className="grid gap-1">
          <h3 id={`phrases-${name}`} className="font-bold text-brass-700 text-sm">
            {title()}
          </h3>
          <ul className="divide-y divide-sand-200 rounded-xl border border-sand-200 bg-white">
            {keys.map((key) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => onChoose(key)}
                  className="min-h-11 w-full px-4 py-2.5 text-start text-gulf-950 leading-relaxed hover:bg-gulf-50"
                >
                  {phraseTemplate(key)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
