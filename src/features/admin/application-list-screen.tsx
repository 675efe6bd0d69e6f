import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { type ApiOutputs, api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TEXT_LINK } from "#src/ui/text-link.ts";
import { AdminPage } from "./admin-page.tsx";
import { ApplicationFilter } from "./application-filter.tsx";
import { ApplicationCards, ApplicationTable } from "./application-rows.tsx";
import { type ApplicationSearch, applicationsInput } from "./application-search.ts";
import { ExportApplications } from "./export-applications.tsx";
import { ListStates } from "./list-states.tsx";
import { PagesOf } from "./pages-of.tsx";

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
          <Button asChild look="secondary">
            <Link to="/admin/companies/new">{m.claims_list_title()}</Link>
          </Button>
          <ExportApplications search={search} />
        </div>
      </div>
      {list.isCut && <Notice>{m.admin_applications_cut()}</Notice>}
      <ApplicationCards items={list.items} />
      <ApplicationTable items={list.items} />
      <PagesOf list={list} search={search} />
    </section>
  );
}
