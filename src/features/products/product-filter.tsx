import { useNavigate } from "@tanstack/react-router";
import { PRODUCT_STATUSES, type ProductStatus } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select.tsx";
import { WordsSearch } from "#src/ui/fields/words-search.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { countedStates } from "#src/vocabulary/counted-states.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PRODUCT_STATUS_LABELS } from "#src/vocabulary/product-status-labels.ts";
import { type ProductSearch, readProductSearch, SORT_CHOICES, type SortChoice } from "./product-search.ts";

const SORT_LABELS: Record<SortChoice, () => string> = {
  updated: m.products_sort_updated,
  newest: m.products_sort_newest,
  oldest: m.products_sort_oldest,
  price_low: m.products_sort_price_low,
  price_high: m.products_sort_price_high,
};

interface ProductFilterProps {
  search: ProductSearch;
  counts: Partial<Record<ProductStatus, number>> | undefined;
}

/** State, words and order of one's own products; all of it in the address. */
export function ProductFilter({ search, counts }: ProductFilterProps) {
  const { shown, count } = countedStates(PRODUCT_STATUSES, counts, search.status);
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.products_filter_status()}
        chips={[undefined, ...shown].map((status) => ({
          label: status ? toneOf(PRODUCT_STATUS_LABELS, status).words : m.products_filter_all(),
          count: count((one) => status === undefined || one === status),
          search: { ...search, status, page: undefined },
          isShown: status === search.status,
        }))}
      />
      <WordsAndOrder search={search} />
    </div>
  );
}

function WordsAndOrder({ search }: { search: ProductSearch }) {
  const navigate = useNavigate();
  const show = (change: Record<string, unknown>) =>
    void navigate({
      to: "/supplier-dashboard/products",
      search: readProductSearch({ ...search, ...change, page: undefined }),
      resetScroll: false,
    });
  return (
    <div className="flex flex-wrap gap-3">
      <WordsSearch
        label={m.products_filter_words()}
        submit={m.products_filter_find()}
        asked={search.q}
        onSearch={(q) => show({ q })}
      />
      <Select
        aria-label={m.products_sort()}
        value={search.sort ?? "updated"}
        onChange={({ target }) => show({ sort: target.value })}
        options={SORT_CHOICES.map((value) => ({ value, label: labelOf(SORT_LABELS, value) }))}
        className="grow basis-48 sm:max-w-64"
      />
    </div>
  );
}
