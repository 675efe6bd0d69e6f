import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Select } from "#src/ui/fields/select-field.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "./admin-page.tsx";
import { allPages } from "./all-pages.ts";
import { ApplicationCards, ApplicationTable } from "./application-rows.tsx";
import { type ApplicationSearch, applicationsInput, MOST_PAGES, QUEUE_CHOICES } from "./application-search.ts";
import { queueLabels } from "./company-labels.ts";
import { ExportButton } from "./export-button.tsx";
import { ListStates } from "./list-states.tsx";
import { PagesOf } from "./pages-of.tsx";
import { SearchField } from "./search-field.tsx";

/** Companies by state, those that wait longest first. */
export function ApplicationListScreen({ search }: { search: ApplicationSearch }) {
  const list = api.admin.applications.useQuery(applicationsInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.admin_applications()}>
      <ApplicationFilter search={search} />
      <ListStates query={list} isEmpty={(data) => data.items.length === 0} clear={<ClearSearch search={search} />}>
        {(data) => <Companies list={data} search={search} />}
      </ListStates>
    </AdminPage>
  );
}

function ClearSearch({ search }: { search: ApplicationSearch }) {
  if (!search.q && !search.page) return null;
  return (
    <Link to="/admin/applications" search={{ ...search, q: undefined, page: undefined }} className={TEXT_LINK}>
      {m.admin_empty_clear()}
    </Link>
  );
}

interface CompaniesProps {
  list: ApiOutputs["admin"]["applications"];
  search: ApplicationSearch;
}

function Companies({ list, search }: CompaniesProps) {
  return (
    <section aria-label={m.admin_applications()} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 aria-live="polite" className="text-gulf-900 text-lg">
          {m.admin_applications_count(counted(list.total))}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <Link to="/admin/companies/new">{m.claims_list_title()}</Link>
          </Button>
          <ExportApplications search={search} />
        </div>
      </div>
      <ApplicationCards items={list.items} />
      <ApplicationTable items={list.items} />
      <PagesOf list={list} search={search} />
    </section>
  );
}

/** State, words and order of the list of companies; all of it in the address. */
function ApplicationFilter({ search }: { search: ApplicationSearch }) {
  const navigate = useNavigate();
  const show = (change: ApplicationSearch) =>
    void navigate({ to: "/admin/applications", search: { ...search, page: undefined, ...change }, resetScroll: false });
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_status_filter()}
        chips={QUEUE_CHOICES.map((queue) => ({
          label: queueLabels(queue),
          search: { ...search, status: queue === "pending" ? undefined : queue, page: undefined },
          isShown: queue === (search.status ?? "pending"),
        }))}
      />
      <SearchField label={m.admin_applications_search()} asked={search.q} onSearch={(q) => show({ q })}>
        <Select
          aria-label={m.admin_sort()}
          value={search.sort ?? "oldest"}
          onChange={({ target }) => show({ sort: target.value === "newest" ? "newest" : undefined })}
          options={[
            { value: "oldest", label: m.admin_sort_oldest() },
            { value: "newest", label: m.admin_sort_newest() },
          ]}
          className="grow basis-40 sm:max-w-56"
        />
      </SearchField>
    </div>
  );
}

/** Downloads every company of the shown filter. */
function ExportApplications({ search }: { search: ApplicationSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { applicationsCsv } = await import("./applications-csv.ts");
    const read = (page: number) => client.admin.applications.query(applicationsInput({ ...search, page }));
    return applicationsCsv(await allPages(read, MOST_PAGES));
  }
  return <ExportButton subject={`mawrid-${search.status ?? "pending"}`} write={write} />;
}
