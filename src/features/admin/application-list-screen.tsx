import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { ApplicationAge } from "./application-age.tsx";
import { type ApplicationSearch, applicationsInput, MOST_PAGES, QUEUE_CHOICES } from "./application-search.ts";
import { queueLabels, statusTone } from "./company-labels.ts";
import { CompanyName, companyName } from "./company-name.tsx";
import { AdminList } from "./lists/admin-list.tsx";
import { type Column, dateColumn, textColumn, timeInFile } from "./lists/column.ts";
import { ColumnsView } from "./lists/columns-view.tsx";
import { FilterSelect, ListFilter } from "./lists/list-filter.tsx";

type Application = ApiOutputs["admin"]["applications"]["items"][number];

export const APPLICATION_COLUMNS: readonly Column<Application>[] = [
  { header: m.admin_column_id, csv: ({ id }) => id },
  {
    header: m.admin_column_company,
    cell: ({ id, names }, linkClass) => (
      <Link to="/admin/applications/$id" params={{ id }} search={true} className={linkClass}>
        <CompanyName names={names} />
      </Link>
    ),
    card: "title",
    csv: ({ names }) => companyName(names),
  },
  {
    header: m.admin_column_email,
    cell: ({ email }) => email && <Ltr className="break-all">{email}</Ltr>,
    card: "line",
    csv: ({ email }) => email,
  },
  textColumn(m.admin_column_type, ({ businessType }) => businessTypeName(businessType), {
    card: "line",
    onCard: ({ businessType, country }) => `${businessTypeName(businessType)} · ${countryName(country)}`,
  }),
  textColumn(m.admin_column_country, ({ country }) => countryName(country)),
  dateColumn(m.admin_column_applied, ({ appliedAt }) => appliedAt),
  {
    header: m.admin_column_age,
    cell: (application) => <ApplicationAge application={application} />,
    card: "foot",
    isShort: true,
  },
  {
    header: m.admin_column_status,
    cell: ({ status }) => <Badge tone={statusTone(status)}>{queueLabels(status)}</Badge>,
    card: "status",
    isShort: true,
    csv: ({ status }) => queueLabels(status),
  },
  timeInFile(m.admin_column_decided, ({ decidedAt }) => decidedAt),
];

/** Companies by state, those that wait longest first. */
export function ApplicationListScreen({ search }: { search: ApplicationSearch }) {
  const { client } = api.useUtils();
  const list = api.admin.applications.useQuery(applicationsInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminList
      title={m.admin_applications()}
      filter={<ApplicationFilter search={search} />}
      list={list}
      search={search}
      count={m.admin_applications_count}
      clear={Boolean(search.q || search.page) && { search: { ...search, q: undefined, page: undefined } }}
      actions={
        <Button asChild variant="secondary">
          <Link to="/admin/companies/new">{m.claims_list_title()}</Link>
        </Button>
      }
      file={{
        subject: `mawrid-${search.status ?? "pending"}`,
        columns: APPLICATION_COLUMNS,
        read: (page) => client.admin.applications.query(applicationsInput({ ...search, page })),
        mostPages: MOST_PAGES,
      }}
    >
      {(items) => <ColumnsView items={items} columns={APPLICATION_COLUMNS} keyOf={({ id }) => id} />}
    </AdminList>
  );
}

function ApplicationFilter({ search }: { search: ApplicationSearch }) {
  return (
    <ListFilter
      search={search}
      label={m.admin_status_filter()}
      param="status"
      choices={QUEUE_CHOICES}
      nameOf={queueLabels}
      words={m.admin_applications_search()}
    >
      <FilterSelect
        search={search}
        label={m.admin_sort()}
        param="sort"
        choices={["oldest", "newest"]}
        nameOf={(order) => (order === "newest" ? m.admin_sort_newest() : m.admin_sort_oldest())}
        bare="oldest"
      />
    </ListFilter>
  );
}
