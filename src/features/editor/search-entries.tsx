import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

const MOST = 100;

/** What an address of these lists asks for. */
export interface EntrySearch {
  q?: string | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readEntrySearch(raw: Record<string, unknown>): EntrySearch {
  const q = typeof raw.q === "string" ? raw.q.trim().slice(0, MOST).trim() : "";
  return { q: q === "" ? undefined : q };
}

/** Words to find in titles; kept in the address. */
export function SearchEntries({ asked = "" }: { asked: string | undefined }) {
  const navigate = useNavigate();
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: ".", search: { q: text.trim() || undefined }, resetScroll: false });
  };
  return (
    <search className="min-w-0 grow basis-64">
      <form onSubmit={submit} className="flex max-w-xl gap-2">
        <input
          type="search"
          {...(text === "" ? {} : { dir: "auto" })}
          maxLength={MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={m.editor_search()}
          placeholder={m.editor_search()}
          enterKeyHint="search"
          className="min-h-11 min-w-0 grow rounded-md border border-sand-300 bg-white px-3 text-base placeholder:text-sand-600"
        />
        <Button type="submit" look="secondary" aria-label={m.editor_search_submit()}>
          <Search aria-hidden size={18} />
        </Button>
      </form>
    </search>
  );
}
