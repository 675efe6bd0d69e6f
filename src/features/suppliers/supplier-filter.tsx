import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Select } from "#src/ui/fields/select.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import type { SupplierSearch } from "./supplier-search.ts";

interface SupplierFilterProps {
  search: SupplierSearch;
  countries: readonly { country: string; count: number }[];
}

/** Narrows a list of companies by words and country; a plain form, so that it works without scripts. */
export function SupplierFilter({ search, countries }: SupplierFilterProps) {
  const navigate = useNavigate();
  const [text, setText] = useTextOfAddress(search.q ?? "");
  const { country = "", goods } = search;
  function show(country: string) {
    const q = text.trim();
    void navigate({
      to: ".",
      search: { ...(q ? { q } : {}), ...(goods ? { goods } : {}), ...(country ? { country } : {}) },
      resetScroll: false,
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    show(country);
  }
  return (
    <form method="get" onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem_auto]">
      {goods && <input type="hidden" name="goods" value={goods} />}
      <input
        type="search"
        name="q"
        dir="auto"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label={m.suppliers_filter_label()}
        placeholder={m.suppliers_filter_label()}
        enterKeyHint="search"
        className="min-h-11 w-full rounded-md border border-sand-300 bg-white px-3 text-base placeholder:text-sand-600 placeholder:[text-align:start]"
      />
      <Select
        name="country"
        aria-label={m.suppliers_filter_country()}
        value={country}
        onChange={({ target }) => show(target.value)}
        placeholder={m.suppliers_filter_all_countries()}
        options={countries.map(({ country, count }) => ({
          value: country,
          label: `${countryName(country)} (${formatNumber(count, currentLocale())})`,
        }))}
      />
      <Button type="submit">{m.suppliers_filter_submit()}</Button>
    </form>
  );
}

/** What is typed; it follows the address, which changes by going back too. */
function useTextOfAddress(asked: string) {
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  return [text, setText] as const;
}
