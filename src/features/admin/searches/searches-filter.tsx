import { useNavigate } from "@tanstack/react-router";
import { SEARCH_VIEWS, type SearchView } from "#domain/admin/search-views.ts";
import { PERIODS, type Period } from "#domain/analytics/period-names.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select-field.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { readSearchesSearch, type SearchesSearch } from "./searches-search.ts";

const VIEWS: Record<SearchView, () => string> = {
  top: m.searches_view_top,
  unmet: m.searches_view_unmet,
  unopened: m.searches_view_unopened,
};
const PERIOD_NAMES: Record<Period, () => string> = {
  "7d": m.analytics_period_7d,
  "30d": m.analytics_period_30d,
  "90d": m.analytics_period_90d,
  "12m": m.analytics_period_12m,
};

/** Which searches of which days and in which language; all of it in the address. */
export function SearchesFilter({ search }: { search: SearchesSearch }) {
  const navigate = useNavigate();
  const show = (change: Record<string, string>) => {
    const asked = readSearchesSearch({ ...search, page: undefined, ...change });
    void navigate({ to: "/admin/search", search: asked, resetScroll: false });
  };
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.searches_view()}
        chips={SEARCH_VIEWS.map((view) => ({
          label: labelOf(VIEWS, view),
          search: { ...search, view: view === "top" ? undefined : view, page: undefined },
          isShown: view === (search.view ?? "top"),
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Select
          aria-label={m.searches_period()}
          value={search.period ?? "30d"}
          onChange={({ target }) => show({ period: target.value })}
          options={PERIODS.map((value) => ({ value, label: labelOf(PERIOD_NAMES, value) }))}
          className="grow basis-32 sm:max-w-64"
        />
        <Select
          aria-label={m.searches_language()}
          value={search.locale ?? ""}
          placeholder={m.searches_language_all()}
          onChange={({ target }) => show({ locale: target.value })}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          className="grow basis-32 sm:max-w-64"
        />
      </div>
    </div>
  );
}
