import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { WordsSearch } from "#src/ui/words-search.tsx";

/** Words to find in the table; the address keeps them. */
export function PricesSearchField({ asked }: { asked: string | undefined }) {
  const navigate = useNavigate();
  return (
    <WordsSearch
      label={m.dashboard_prices_search()}
      submit={m.dashboard_prices_search_submit()}
      asked={asked}
      onSearch={(q) => void navigate({ to: "/supplier-dashboard/prices", search: q ? { q } : {} })}
    />
  );
}
