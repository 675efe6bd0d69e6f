import { useNavigate } from "@tanstack/react-router";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { SEARCH_SORTS, type SearchParams, type SearchSort } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useIsRows, viewOf } from "#src/lib/list-view.ts";
import { parseSearch, stringifySearch } from "#src/lib/search-string.ts";
import { Select } from "#src/ui/fields/select.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { SORT_NAMES } from "./filter-names.ts";

interface SortSelectProps {
  params: SearchParams;
  fixedCategory?: CategorySlug | undefined;
}

/** The order of the results. Without scripts a small form with a button of its own. */
export function SortSelect({ params, fixedCategory }: SortSelectProps) {
  const navigate = useNavigate();
  const view = viewOf(useIsRows());
  return (
    <form method="get" className="flex items-center gap-2">
      <HiddenParams params={fixedCategory ? { ...params, category: undefined } : params} view={view} />
      <Select
        name="sort"
        aria-label={m.search_sort_label()}
        value={params.sort}
        onChange={({ target }) => {
          const sort = SEARCH_SORTS.find((known) => known === target.value) ?? "relevance";
          void navigate({ to: ".", search: { ...params, sort, page: 1, ...view }, resetScroll: false });
        }}
        options={SEARCH_SORTS.map((sort) => ({ value: sort, label: nameOf(sort, params) }))}
        className="w-full"
      />
      <noscript>
        <button type="submit" className="min-h-11 rounded-md bg-gulf-800 px-4 font-bold text-white">
          {m.search_sort_apply()}
        </button>
      </noscript>
    </form>
  );
}

/** Where no words were asked for nothing is relevant: the same order is then the default one. */
function nameOf(sort: SearchSort, { q }: SearchParams): string {
  return sort === "relevance" && q === "" ? m.search_sort_default() : labelOf(SORT_NAMES, sort);
}

/** What the form must carry along so that the search stays the same. */
function HiddenParams({ params, view }: { params: SearchParams; view: object }) {
  const { sort: _sort, page: _page, verified, ...kept } = params;
  const record = parseSearch(stringifySearch({ ...kept, ...(verified ? { verified } : {}), ...view }));
  return Object.entries(record).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={`${name}:${value}`} type="hidden" name={name} value={value} />),
  );
}
