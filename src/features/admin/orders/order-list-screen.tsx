import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { fromMinor } from "#domain/kernel/price.ts";
import type { OrderQueue } from "#domain/orders/order-choices.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PAYMENT_LABELS, STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, dateColumn, shownDate, textColumn, timeInFile } from "../lists/column.ts";
import { ColumnsView } from "../lists/columns-view.tsx";
import { ListFilter } from "../lists/list-filter.tsx";
import { type OrderSearch, ordersInput, QUEUE_CHOICES } from "./order-search.ts";

type ListedOrder = ApiOutputs["orders"]["all"]["items"][number];

export const ORDER_COLUMNS: readonly Column<ListedOrder>[] = [
  {
    header: m.admin_column_order,
    cell: ({ reference }, linkClass) => (
      <Link to="/orders/$reference" params={{ reference }} className={linkClass}>
        <Ltr>{reference}</Ltr>
      </Link>
    ),
    card: "title",
    isShort: true,
    csv: ({ reference }) => reference,
  },
  {
    header: m.orders_by_buyer,
    cell: ({ buyerName }) => <Named name={buyerName} className="wrap-anywhere" />,
    card: "fact",
    csv: ({ buyerName }) => buyerName,
  },
  {
    header: m.orders_by_supplier,
    cell: ({ supplierNames }) => <Named name={supplierNames} className="wrap-anywhere" />,
    card: "fact",
    csv: ({ supplierNames }) => localName(supplierNames),
  },
  {
    header: m.admin_column_total,
    cell: ({ totalMinor, currency }) => <Price minor={totalMinor} currency={currency} />,
    card: "aside",
    isShort: true,
    csv: ({ totalMinor, currency }) => fromMinor(totalMinor, currency),
  },
  { header: m.admin_column_currency, csv: ({ currency }) => currency },
  textColumn(m.admin_column_payment, ({ payment }) => labelOf(PAYMENT_LABELS, payment)),
  dateColumn(m.admin_column_ordered, ({ createdAt }) => createdAt, {
    card: "foot",
    onCard: ({ disputedAt, createdAt }) => shownDate(disputedAt ?? createdAt),
  }),
  dateColumn(m.admin_column_disputed, ({ disputedAt }) => disputedAt),
  timeInFile(m.admin_column_escalated, ({ escalatedAt }) => escalatedAt),
  {
    header: m.admin_column_status,
    cell: (order) => <State order={order} />,
    card: "status",
    csv: ({ status }) => toneOf(STATUS_LABELS, status).words,
  },
];

/** The state, and whether it waits for the platform's ruling. */
function State({ order: { status, isEscalated } }: { order: ListedOrder }) {
  const { tone, words } = toneOf(STATUS_LABELS, status);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>{words}</Badge>
      {status === "disputed" && isEscalated && <Badge tone="brass">{m.admin_orders_to_rule()}</Badge>}
    </span>
  );
}

/** Orders of all sides: disputes, those that wait longest first, or others, the newest first. */
export function OrderListScreen({ search }: { search: OrderSearch }) {
  const { client } = api.useUtils();
  const list = api.orders.all.useQuery(ordersInput(search), { placeholderData: keepPreviousData });
  const isQueue = !(search.status || search.q || search.page);
  return (
    <AdminList
      title={m.admin_orders_title()}
      filter={
        <ListFilter
          search={search}
          label={m.orders_filter()}
          param="status"
          choices={QUEUE_CHOICES}
          nameOf={queueLabels}
          words={m.admin_orders_search()}
        />
      }
      list={list}
      search={search}
      count={m.admin_orders_count}
      hint={isQueue ? m.admin_orders_no_dispute() : undefined}
      clear={widerSearch(search)}
      file={{
        subject: "mawrid-orders",
        columns: ORDER_COLUMNS,
        read: (page) => client.orders.all.query(ordersInput({ ...search, page })),
      }}
    >
      {(items) => <ColumnsView items={items} columns={ORDER_COLUMNS} keyOf={({ reference }) => reference} />}
    </AdminList>
  );
}

/** From a search that finds nothing: the same one in every state, or none. */
function widerSearch({ status, q }: OrderSearch) {
  return q && status !== "all"
    ? { search: { status: "all", q }, words: m.admin_search_every_state() }
    : { search: { status: "all" }, words: m.admin_orders_show_all() };
}

function queueLabels(queue: OrderQueue): string {
  if (queue === "all") return m.orders_filter_all();
  return queue === "disputed" ? m.admin_queue_disputes() : toneOf(STATUS_LABELS, queue).words;
}
