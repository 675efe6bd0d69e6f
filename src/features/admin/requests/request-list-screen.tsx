import { keepPreviousData } from "@tanstack/react-query";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, timeInFile } from "../lists/column.ts";
import { ListFilter } from "../lists/list-filter.tsx";
import { type ListedRequest, RequestEntry } from "./request-entry.tsx";
import { QUEUE_CHOICES, type RequestSearch, requestsInput } from "./request-search.ts";

/** The columns of the file; the screen shows entries. */
export const REQUEST_COLUMNS: readonly Column<ListedRequest>[] = [
  { header: m.admin_column_request, csv: ({ reference }) => reference },
  { header: m.admin_column_status, csv: ({ status }) => statusLabels(status) },
  { header: m.admin_column_company, csv: ({ companyName }) => companyName },
  { header: m.admin_column_email, csv: ({ email }) => email },
  { header: m.admin_column_category, csv: ({ category }) => categoryName(category, currentLocale()) },
  { header: m.admin_column_asked, csv: ({ description }) => description },
  timeInFile(m.admin_column_sent, ({ createdAt }) => createdAt),
  timeInFile(m.admin_column_deadline, ({ deadlineAt }) => deadlineAt),
];

/** What buyers ask for, for the platform to look at. */
export function RequestListScreen({ search }: { search: RequestSearch }) {
  const { client } = api.useUtils();
  const list = api.admin.requests.useQuery(requestsInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminList
      title={m.admin_requests_title()}
      filter={
        <ListFilter
          search={search}
          label={m.admin_status_filter()}
          param="status"
          choices={QUEUE_CHOICES}
          nameOf={(queue) => (queue === "all" ? m.orders_filter_all() : statusLabels(queue))}
          words={m.admin_requests_search()}
        />
      }
      list={list}
      search={search}
      count={m.admin_requests_count}
      clear={widerSearch(search)}
      file={{
        subject: "mawrid-requests",
        columns: REQUEST_COLUMNS,
        read: (page) => client.admin.requests.query(requestsInput({ ...search, page })),
      }}
    >
      {(items) => (
        <ul className="grid gap-4 lg:grid-cols-2">
          {items.map((request) => (
            <RequestEntry key={request.reference} request={request} />
          ))}
        </ul>
      )}
    </AdminList>
  );
}

/** From a search that finds nothing: the same one in every state. */
function widerSearch({ status, q }: RequestSearch) {
  if (status !== "all") return { search: { status: "all", q }, words: m.admin_search_every_state() };
  return Boolean(q) && { search: { status } };
}
