import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { WordsSearch } from "#src/ui/words-search.tsx";

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
