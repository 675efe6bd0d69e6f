import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select-field.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { SearchField } from "../search-field.tsx";
import { isOfBuyers, RATING_VIEWS, type RatingSearch, type RatingView } from "./rating-search.ts";

const VIEWS: Record<RatingView, () => string> = {
  published: m.admin_ratings_view_published,
  sealed: m.ratings_status_sealed,
  hidden: m.admin_ratings_view_hidden,
  buyers: m.admin_ratings_view_buyers,
  buyers_hidden: m.admin_ratings_view_buyers_hidden,
};

/** State, words and stars of the list of ratings; all of it in the address. */
export function RatingFilter({ search }: { search: RatingSearch }) {
  const navigate = useNavigate();
  const show = (change: RatingSearch) =>
    void navigate({ to: "/admin/ratings", search: { ...search, page: undefined, ...change }, resetScroll: false });
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_status_filter()}
        chips={RATING_VIEWS.map((view) => ({
          label: labelOf(VIEWS, view),
          search: { ...search, view: view === "published" ? undefined : view, page: undefined },
          isShown: view === (search.view ?? "published"),
        }))}
      />
      <SearchField label={m.admin_orders_search()} asked={search.q} onSearch={(q) => show({ q })}>
        {!isOfBuyers(search.view) && (
          <Select
            aria-label={m.admin_ratings_stars()}
            value={search.stars ?? ""}
            onChange={({ target }) => show({ stars: target.value === "low" ? "low" : undefined })}
            placeholder={m.admin_ratings_stars_all()}
            options={[{ value: "low", label: m.admin_ratings_stars_low() }]}
            className="grow basis-40 sm:max-w-64"
          />
        )}
      </SearchField>
    </div>
  );
}
