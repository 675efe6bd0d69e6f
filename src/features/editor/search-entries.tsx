import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { WordsSearch } from "#src/ui/words-search.tsx";

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
export function SearchEntries({ asked }: { asked: string | undefined }) {
  const navigate = useNavigate();
  return (
    <WordsSearch
      label={m.editor_search()}
      submit={m.editor_search_submit()}
      asked={asked}
      onSearch={(q) => void navigate({ to: ".", search: { q }, resetScroll: false })}
      className="max-w-xl"
    />
  );
}
