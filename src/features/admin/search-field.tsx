import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

interface SearchFieldProps {
  label: string;
  /** What the address asks for. */
  asked: string | undefined;
  onSearch: (words: string | undefined) => void;
  /** Other filters beside the field. */
  children?: ReactNode;
}

/** Words to find in a list; what is typed follows the address, which changes by going back too. */
export function SearchField({ label, asked = "", onSearch, children }: SearchFieldProps) {
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-3">
      <div className="flex min-w-0 grow basis-72 gap-2">
        <input
          type="search"
          dir="auto"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          className="min-h-11 min-w-0 grow rounded-md border border-sand-300 bg-white px-3 text-base placeholder:text-sand-600 placeholder:[text-align:start]"
        />
        <Button type="submit" look="secondary" aria-label={m.admin_search_submit()}>
          <Search aria-hidden size={18} />
        </Button>
      </div>
      {children}
    </form>
  );
}
