import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { REFUSED_KINDS, type RefusedKind } from "#domain/rfq/refused-kinds.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { refusedName } from "#src/vocabulary/refused-name.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, shownDate } from "../lists/column.ts";
import { ColumnsView } from "../lists/columns-view.tsx";
import { ListFilter } from "../lists/list-filter.tsx";
import type { RefusalSearch } from "./refusal-search.ts";
import { type ListedRefusal, UndoRefusal } from "./undo-refusal.tsx";

const KIND_LABELS: Record<RefusedKind, () => string> = {
  goods: m.admin_refusals_goods,
  subcategory: m.admin_refusals_subcategory,
};

export const REFUSAL_COLUMNS: readonly Column<ListedRefusal>[] = [
  {
    header: m.admin_refusals_column_line,
    cell: (refusal) => <Written className="wrap-anywhere font-bold text-gulf-900">{refusedName(refusal)}</Written>,
    card: "title",
  },
  {
    header: m.admin_refusals_column_kind,
    cell: ({ kind }) => labelOf(KIND_LABELS, kind),
    card: "aside",
    onCard: ({ kind }) => <Badge>{labelOf(KIND_LABELS, kind)}</Badge>,
    isShort: true,
  },
  {
    header: m.admin_column_company,
    cell: ({ company }, linkClass) => (
      <Link to="/suppliers/$supplier" params={{ supplier: company.slug }} className={linkClass}>
        <Named name={company.names} otherwise={company.slug} className="wrap-anywhere" />
      </Link>
    ),
    card: "line",
  },
  {
    header: m.admin_column_request,
    cell: ({ request }, linkClass) => <RequestLink request={request} className={linkClass} />,
    card: "foot",
    isShort: true,
  },
  {
    header: m.admin_refusals_column_date,
    cell: ({ createdAt }) => shownDate(createdAt),
    card: "foot",
    isShort: true,
  },
  {
    header: m.admin_refusals_column_undo,
    cell: (refusal) => <UndoRefusal refusal={refusal} />,
    card: "action",
    isShort: true,
  },
];

/** The request that it was said of, among all requests. */
function RequestLink({ request, className }: { request: ListedRefusal["request"]; className: string }) {
  if (request === null) return m.admin_refusals_request_gone();
  return (
    <Link to="/admin/requests" search={{ status: "all", q: request }} className={className}>
      <Ltr>{request}</Ltr>
    </Link>
  );
}

/** What companies said is not their product, and are not asked for since. */
export function RefusalsScreen({ search }: { search: RefusalSearch }) {
  const list = api.admin.refusals.useQuery(search, { placeholderData: keepPreviousData });
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <AdminList
      title={m.admin_refusals_title()}
      intro={m.admin_refusals_intro()}
      filter={
        <ListFilter
          search={search}
          label={m.admin_refusals_column_kind()}
          param="kind"
          choices={[undefined, ...REFUSED_KINDS]}
          nameOf={(kind) => (kind ? labelOf(KIND_LABELS, kind) : m.orders_filter_all())}
          words={m.admin_refusals_search()}
        />
      }
      list={list}
      search={search}
      count={m.admin_refusals_count}
      hint={isFiltered ? undefined : m.admin_refusals_empty()}
      clear={isFiltered && { search: {} }}
    >
      {(items) => <ColumnsView items={items} columns={REFUSAL_COLUMNS} keyOf={({ id }) => id} />}
    </AdminList>
  );
}
