import { Link, useNavigate } from "@tanstack/react-router";
import { PRODUCT_STATUSES, type ProductStatus } from "#domain/catalogue/product-facts.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { PRODUCT_STATUS_WORDS } from "#src/lib/product-status-words.ts";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import { Select } from "#src/ui/select-field.tsx";
import { WordsSearch } from "#src/ui/words-search.tsx";
import { type ProductSearch, readProductSearch, SORT_CHOICES, type SortChoice } from "./product-search.ts";

const SORT_WORDS: Record<SortChoice, () => string> = {
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
export function ProductFilter({ search, counts = {} }: ProductFilterProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = PRODUCT_STATUSES.filter((status) => counts[status] !== undefined || status === search.status);
  return (
    <div className="grid min-w-0 gap-3">
      <ChipRow label={m.products_filter_status()}>
        <StatusChip search={search} status={undefined} label={m.products_filter_all()} count={all} />
        {shown.map((status) => (
          <StatusChip
            key={status}
            search={search}
            status={status}
            label={PRODUCT_STATUS_WORDS[status].words()}
            count={counts[status] ?? 0}
          />
        ))}
      </ChipRow>
      <WordsAndOrder search={search} />
    </div>
  );
}

interface StatusChipProps {
  search: ProductSearch;
  status: ProductStatus | undefined;
  label: string;
  count: number;
}

function StatusChip({ search, status, label, count }: StatusChipProps) {
  const isShown = search.status === status;
  return (
    <li className="shrink-0">
      <Link
        to="/supplier-dashboard/products"
        search={{ ...search, status, page: undefined }}
        aria-current={isShown}
        resetScroll={false}
        className={chipClass(isShown)}
      >
        {label} <span className="tabular-nums">{formatNumber(count, currentLocale())}</span>
      </Link>
    </li>
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
        options={SORT_CHOICES.map((value) => ({ value, label: SORT_WORDS[value]() }))}
        className="grow basis-48 sm:max-w-64"
      />
    </div>
  );
}
