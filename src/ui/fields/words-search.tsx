import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../button.tsx";

interface WordsSearchProps {
  label: string;
  /** Name of the button. */
  submit: string;
  /** What the address asks for. */
  asked: string | undefined;
  onSearch: (words: string | undefined) => void;
  /** Of the form within the landmark. */
  className?: string;
}

const MOST = 100;

/** Words to find in a list; what is typed follows the address, which changes by going back too. */
export function WordsSearch({ label, submit, asked = "", onSearch, className = "" }: WordsSearchProps) {
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const find = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };
  return (
    <search className="min-w-0 grow basis-64">
      <form method="post" onSubmit={find} className={`flex gap-2 ${className}`}>
        <input
          type="search"
          dir="auto"
          maxLength={MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          className="min-h-11 min-w-0 grow rounded-md border border-sand-300 bg-white px-3 text-base placeholder:text-sand-600 placeholder:[text-align:start]"
        />
        <Button type="submit" variant="secondary" aria-label={submit} className="min-h-11">
          <Search aria-hidden size={18} />
        </Button>
      </form>
    </search>
  );
}
