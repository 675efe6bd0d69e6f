import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

/** Words to find in the table; the address keeps them. */
export function PricesSearchField({ asked = "" }: { asked: string | undefined }) {
  const navigate = useNavigate();
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    void navigate({ to: "/supplier-dashboard/prices", search: q === "" ? {} : { q } });
  };
  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <input
          type="search"
          dir="auto"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={m.dashboard_prices_search()}
          placeholder={m.dashboard_prices_search()}
          enterKeyHint="search"
          className="min-h-11 min-w-0 grow rounded-md border border-sand-300 bg-white px-3 text-base placeholder:text-sand-600 placeholder:[text-align:start]"
        />
        <Button type="submit" look="secondary" aria-label={m.dashboard_prices_search_submit()}>
          <Search aria-hidden size={18} />
        </Button>
      </form>
    </search>
  );
}
