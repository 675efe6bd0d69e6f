import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { OrderQueue } from "#domain/orders/order-choices.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { SearchField } from "../search-field.tsx";
import { OrderCards, OrderTable } from "./order-rows.tsx";
import { type OrderSearch, ordersInput, QUEUE_CHOICES } from "./order-search.ts";

/** Orders of all sides: disputes, those that wait longest first, or others, the newest first. */
export function OrderListScreen({ search }: { search: OrderSearch }) {
  const list = api.orders.all.useQuery(ordersInput(search), { placeholderData: keepPreviousData });
  const isQueue = !(search.status || search.q || search.page);
  return (
    <AdminPage title={m.admin_orders_title()}>
      <OrderFilter search={search} />
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isQueue ? m.admin_orders_no_dispute() : undefined}
        clear={<WiderSearch search={search} />}
      >
        {(data) => (
          <section aria-label={m.admin_orders_title()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.admin_orders_count(counted(data.total))}
              </h2>
              <ExportOrders search={search} />
            </div>
            <OrderCards items={data.items} />
            <OrderTable items={data.items} />
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

/** From a search that finds nothing: the same one in every state, or none. */
function WiderSearch({ search: { status, q } }: { search: OrderSearch }) {
  if (q && status !== "all") {
    return (
      <Link to="/admin/orders" search={{ status: "all", q }} className={TEXT_LINK}>
        {m.admin_search_every_state()}
      </Link>
    );
  }
  return (
    <Link to="/admin/orders" search={{ status: "all" }} className={TEXT_LINK}>
      {m.admin_orders_show_all()}
    </Link>
  );
}

function ExportOrders({ search }: { search: OrderSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { ordersCsv } = await import("./orders-csv.ts");
    return ordersCsv(await allPages((page) => client.orders.all.query(ordersInput({ ...search, page }))));
  }
  return <ExportButton subject="mawrid-orders" write={write} />;
}

/** State and words of the list of orders; all of it in the address. */
function OrderFilter({ search }: { search: OrderSearch }) {
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.orders_filter()}
        chips={QUEUE_CHOICES.map((queue) => ({
          label: queueLabels(queue),
          search: { ...search, status: queue === "disputed" ? undefined : queue, page: undefined },
          isShown: queue === (search.status ?? "disputed"),
        }))}
      />
      <SearchField
        label={m.admin_orders_search()}
        asked={search.q}
        onSearch={(q) =>
          void navigate({ to: "/admin/orders", search: { ...search, q, page: undefined }, resetScroll: false })
        }
      />
    </div>
  );
}

function queueLabels(queue: OrderQueue): string {
  if (queue === "all") return m.orders_filter_all();
  return queue === "disputed" ? m.admin_queue_disputes() : toneOf(STATUS_LABELS, queue).words;
}
