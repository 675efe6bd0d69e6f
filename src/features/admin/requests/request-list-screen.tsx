import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { SearchField } from "../search-field.tsx";
import { RequestEntry } from "./request-entry.tsx";
import { QUEUE_CHOICES, type RequestSearch, requestsInput } from "./request-search.ts";

/** What buyers ask for, for the platform to look at. */
export function RequestListScreen({ search }: { search: RequestSearch }) {
  const list = api.admin.requests.useQuery(requestsInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.admin_requests_title()}>
      <RequestFilter search={search} />
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} clear={<WiderSearch search={search} />}>
        {(data) => (
          <section aria-label={m.admin_requests_title()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.admin_requests_count(counted(data.total))}
              </h2>
              <ExportRequests search={search} />
            </div>
            <ul className="grid gap-4 lg:grid-cols-2">
              {data.items.map((request) => (
                <RequestEntry key={request.reference} request={request} />
              ))}
            </ul>
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

/** From a search that finds nothing: the same one in every state. */
function WiderSearch({ search: { status, q } }: { search: RequestSearch }) {
  if (status === "all" && !q) return null;
  return (
    <Link to="/admin/requests" search={{ status: "all", q: status === "all" ? undefined : q }} className={TEXT_LINK}>
      {status === "all" ? m.admin_empty_clear() : m.admin_search_every_state()}
    </Link>
  );
}

function ExportRequests({ search }: { search: RequestSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { requestsCsv } = await import("./requests-csv.ts");
    return requestsCsv(await allPages((page) => client.admin.requests.query(requestsInput({ ...search, page }))));
  }
  return <ExportButton subject="mawrid-requests" write={write} />;
}

/** State and words of the list of requests; all of it in the address. */
function RequestFilter({ search }: { search: RequestSearch }) {
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_status_filter()}
        chips={QUEUE_CHOICES.map((queue) => ({
          label: queue === "all" ? m.orders_filter_all() : statusLabels(queue),
          search: { ...search, status: queue === "open" ? undefined : queue, page: undefined },
          isShown: queue === (search.status ?? "open"),
        }))}
      />
      <SearchField
        label={m.admin_requests_search()}
        asked={search.q}
        onSearch={(q) =>
          void navigate({ to: "/admin/requests", search: { ...search, q, page: undefined }, resetScroll: false })
        }
      />
    </div>
  );
}
