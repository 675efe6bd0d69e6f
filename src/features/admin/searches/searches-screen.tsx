import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { SearchCards, SearchTable } from "./search-rows.tsx";
import { SearchesFilter } from "./searches-filter.tsx";
import type { SearchesSearch } from "./searches-search.ts";

/** What was searched for, what was not found, and what nobody opened. */
export function SearchesScreen({ search }: { search: SearchesSearch }) {
  const list = api.admin.searches.useQuery(search, { placeholderData: keepPreviousData });
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <AdminPage title={m.searches_title()}>
      <p className="max-w-prose text-sand-700">{m.searches_intro()}</p>
      <SearchesFilter search={search} />
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isFiltered ? undefined : m.searches_empty()}
        clear={
          isFiltered && (
            <Link to="/admin/search" className={TEXT_LINK}>
              {m.searches_clear()}
            </Link>
          )
        }
      >
        {(data) => (
          <section aria-label={m.searches_title()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.searches_count(counted(data.total))}
              </h2>
              <ExportSearches search={search} />
            </div>
            <SearchCards items={data.items} />
            <SearchTable items={data.items} />
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

function ExportSearches({ search }: { search: SearchesSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { searchesCsv } = await import("./searches-csv.ts");
    return searchesCsv(await allPages((page) => client.admin.searches.query({ ...search, page })));
  }
  return <ExportButton subject="mawrid-searches" write={write} />;
}
