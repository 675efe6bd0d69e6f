import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { REFUSED_KINDS } from "#domain/rfq/refused-kinds.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { AdminPage } from "../admin-page.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { SearchField } from "../search-field.tsx";
import { KIND_LABELS, RefusalCards, RefusalTable } from "./refusal-rows.tsx";
import type { RefusalSearch } from "./refusal-search.ts";

/** What companies said is not their product, and are not asked for since. */
export function RefusalsScreen({ search }: { search: RefusalSearch }) {
  const list = api.admin.refusals.useQuery(search, { placeholderData: keepPreviousData });
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <AdminPage title={m.admin_refusals_title()}>
      <p className="max-w-prose text-sand-700">{m.admin_refusals_intro()}</p>
      <RefusalFilter search={search} />
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isFiltered ? undefined : m.admin_refusals_empty()}
        clear={
          isFiltered && (
            <Link to="/admin/refusals" className={TEXT_LINK}>
              {m.admin_empty_clear()}
            </Link>
          )
        }
      >
        {(data) => (
          <section aria-label={m.admin_refusals_title()} className="grid min-w-0 gap-4">
            <h2 aria-live="polite" className="text-gulf-900 text-lg">
              {m.admin_refusals_count(counted(data.total))}
            </h2>
            <RefusalCards items={data.items} />
            <RefusalTable items={data.items} />
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

/** Kind and words of the list; all of it in the address. */
function RefusalFilter({ search }: { search: RefusalSearch }) {
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_refusals_column_kind()}
        chips={[undefined, ...REFUSED_KINDS].map((kind) => ({
          label: kind ? labelOf(KIND_LABELS, kind) : m.orders_filter_all(),
          search: { ...search, kind, page: undefined },
          isShown: kind === search.kind,
        }))}
      />
      <SearchField
        label={m.admin_refusals_search()}
        asked={search.q}
        onSearch={(q) =>
          void navigate({ to: "/admin/refusals", search: { ...search, q, page: undefined }, resetScroll: false })
        }
      />
    </div>
  );
}
