import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { WordsSearch } from "#src/ui/fields/words-search.tsx";

interface SearchFieldProps {
  label: string;
  /** What the address asks for. */
  asked: string | undefined;
  onSearch: (words: string | undefined) => void;
  /** Other filters beside the field. */
  children?: ReactNode;
}

/** Words to find in a list of the platform, beside its other filters. */
export function SearchField({ children, ...search }: SearchFieldProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <WordsSearch {...search} submit={m.admin_search_submit()} />
      {children}
    </div>
  );
}
