import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { WordsSearch } from "#src/ui/fields/words-search.tsx";

interface SearchEntriesProps {
  asked: string | undefined;
  /** What is searched; titles where it is not said. */
  label?: string;
}

/** Words to find in a list; kept in the address. */
export function SearchEntries({ asked, label = m.editor_search() }: SearchEntriesProps) {
  const navigate = useNavigate();
  return (
    <WordsSearch
      label={label}
      submit={m.editor_search_submit()}
      asked={asked}
      onSearch={(q) => void navigate({ to: ".", search: { q }, resetScroll: false })}
      className="max-w-xl"
    />
  );
}
